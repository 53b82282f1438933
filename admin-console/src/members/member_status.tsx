import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Member } from '#console/members/member.ts'

const COLOURS: Record<Member['status'], string> = {
  active: 'success.main',
  not_confirmed: 'warning.main',
  banned: 'error.main',
}

/** Text with a dot, so that colour is never the only sign. */
export function MemberStatus({ status }: { status: Member['status'] }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box aria-hidden component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS[status] }} />
      {translate(`members.statuses.${status}`)}
    </Box>
  )
}
