import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { StaffRoles } from '#console/staff/staff_roles.tsx'
import { StaffState } from '#console/staff/staff_state.tsx'
import { Moment } from '#console/theme/moment.tsx'

export function useStaffColumns(): Column<StaffMember>[] {
  const translate = useTranslate()
  return [
    { source: 'name', isSorted: true, render: (member) => <Name member={member} /> },
    {
      source: 'grants',
      sx: { minWidth: 128, overflowWrap: 'anywhere', hyphens: 'auto' },
      render: (member) => <StaffRoles member={member} />,
    },
    { source: 'second_factor', from: 'lg', render: ({ second_factor: has }) => translate(`ra.boolean.${has}`) },
    { source: 'state', render: ({ state }) => <StaffState state={state} /> },
    {
      source: 'last_used_at',
      render: ({ last_used_at: at }) => (at ? <Moment at={at} isDay /> : translate('staff.never')),
    },
  ]
}

function Name({ member: { name, email } }: { member: StaffMember }) {
  return (
    <Box sx={{ minWidth: 144 }}>
      <Typography sx={{ fontWeight: 550, lineHeight: 1.3 }}>{name}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  )
}
