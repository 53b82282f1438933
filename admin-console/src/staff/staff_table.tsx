import { Box, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { StaffRoles } from '#console/staff/staff_roles.tsx'
import { StaffState } from '#console/staff/staff_state.tsx'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<StaffMember>

/** Columns hidden on tablets. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } }

export function StaffTable() {
  const translate = useTranslate()
  const { date } = useTimes()
  return (
    <DataTable<StaffMember> rowClick="show" bulkActionButtons={false} sx={{ '& td': { height: 56 } }}>
      <Column source="name" render={(member) => <Name member={member} />} />
      <Column
        source="grants"
        disableSort
        sx={{ minWidth: 128, overflowWrap: 'anywhere', hyphens: 'auto' }}
        render={(member) => <StaffRoles member={member} />}
      />
      <Column
        source="second_factor"
        disableSort
        sx={WIDE}
        render={({ second_factor: has }) => translate(`ra.boolean.${has}`)}
      />
      <Column source="state" disableSort render={({ state }) => <StaffState state={state} />} />
      <Column
        source="last_used_at"
        disableSort
        render={({ last_used_at: at }) =>
          at ? (
            <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {date(at)}
            </Box>
          ) : (
            translate('staff.never')
          )
        }
      />
    </DataTable>
  )
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
