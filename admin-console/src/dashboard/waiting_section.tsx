import { Box, Paper, Typography } from '@mui/material'
import { useId } from 'react'
import { EndedInvitations } from '#console/dashboard/ended_invitations.tsx'
import { WaitingGroupRows } from '#console/dashboard/waiting_group_rows.tsx'
import type { WaitingGroup } from '#console/dashboard/waiting_groups.ts'

interface Props {
  title: string
  groups: WaitingGroup[]
  /** Whoever has one brand isn't told which. */
  isOfMany: boolean
  isBroken?: boolean
  endedInvitations?: number
}

export function WaitingSection({ title, groups, isOfMany, isBroken = false, endedInvitations = 0 }: Props) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h2" sx={{ color: isBroken ? 'error.main' : 'text.primary' }}>
        {title}
      </Typography>
      <Paper sx={{ overflow: 'hidden', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {groups.map((group) => (
          <WaitingGroupRows key={group.name} group={group} isOfMany={isOfMany} isBroken={isBroken} />
        ))}
        {endedInvitations > 0 && <EndedInvitations count={endedInvitations} />}
      </Paper>
    </Box>
  )
}
