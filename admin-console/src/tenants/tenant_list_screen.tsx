import { Box, Paper, Typography } from '@mui/material'
import { ListBase, ListView, useListContext, useTranslate } from 'react-admin'
import { ListPages } from '#console/theme/list_pages.tsx'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { TenantFilters } from '#console/tenants/tenant_filters.tsx'
import { TenantTable } from '#console/tenants/tenant_table.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

/** Brands that need attention come first. */
export function TenantListScreen() {
  return (
    <ListBase sort={{ field: 'state', order: 'ASC' }} perPage={25} error={<ListFailed />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Heading />
        <TenantFilters />
        <ListView pagination={<ListPages />} actions={false} title={<></>} component={Paper}>
          <TenantTable />
        </ListView>
      </Box>
    </ListBase>
  )
}

function Heading() {
  const translate = useTranslate()
  const { total } = useListContext()
  const title = translate('resources.tenants.name', { smart_count: 2 })
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Typography variant="h1">{title}</Typography>
      {total !== undefined && <Typography sx={{ color: 'text.secondary' }}>{total}</Typography>}
    </Box>
  )
}
