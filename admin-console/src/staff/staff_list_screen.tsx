import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { StaffFilters } from '#console/staff/staff_filters.tsx'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { useStaffColumns } from '#console/staff/use_staff_columns.tsx'

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** Who works in the console; for platform admins alone. */
export default function StaffListScreen() {
  const translate = useTranslate()
  const columns = useStaffColumns()
  return (
    <ListFrame
      resource="staff_members"
      sort={BY_NAME}
      empty="staff.empty"
      filters={<StaffFilters />}
      action={
        <Button component={Link} to="/staff_members/create" variant="contained" startIcon={<AddOutlined />}>
          {translate('staff.invite')}
        </Button>
      }
    >
      <ListTable<StaffMember> columns={columns} rowHeight={56} open={({ id }) => `/staff_members/${id}/show`} />
    </ListFrame>
  )
}
