import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { ListBase, ListView, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StaffFilters } from '#console/staff/staff_filters.tsx'
import { StaffTable } from '#console/staff/staff_table.tsx'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** Who works in the console; for platform admins alone. */
export default function StaffListScreen() {
  const translate = useTranslate()
  const title = translate('resources.staff_members.name', { smart_count: 2 })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button component={Link} to="/staff_members/create" variant="contained" startIcon={<AddOutlined />}>
          {translate('staff.invite')}
        </Button>
      </Box>
      <ListBase sort={BY_NAME} perPage={25} error={<ListFailed />}>
        <StaffFilters />
        <ListView
          pagination={<ListPages />}
          actions={false}
          title={<></>}
          component={Paper}
          empty={<Nothing text={translate('staff.empty')} />}
        >
          <StaffTable />
        </ListView>
      </ListBase>
    </Box>
  )
}
