import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { NEW_FROM_MANIFEST } from '#console/tenancy/tenant_sections.ts'
import { BrandScreen } from '#console/tenants/brand_screen.ts'
import { TenantFilters } from '#console/tenants/tenant_filters.tsx'
import { tenantScreens } from '#console/tenants/tenant_screens.ts'
import { useTenantColumns } from '#console/tenants/use_tenant_columns.tsx'

/** Brands that need attention come first. */
const BY_URGENCY = { field: 'state', order: 'ASC' } as const

/** Where the console begins. */
export function TenantListScreen() {
  const translate = useTranslate()
  const { canAccess: creates } = useCanAccess({ resource: 'tenants', action: 'create' })
  const { canAccess: applies } = useCanAccess({ resource: 'manifests', action: 'apply' })
  const columns = useTenantColumns()
  useEffect(() => {
    // What is opened from here is fetched while nothing else is to be done; Safari has no such moments.
    if (!('requestIdleCallback' in window)) return undefined
    const waiting = requestIdleCallback(() => {
      BrandScreen.preload()
      tenantScreens.settings.preload()
    })
    return () => cancelIdleCallback(waiting)
  }, [])
  return (
    <ListFrame
      resource="tenants"
      sort={BY_URGENCY}
      empty={creates ? 'brands.first' : 'ra.navigation.no_results'}
      filters={<TenantFilters />}
      action={
        creates && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {applies && (
              <Button component={Link} to={NEW_FROM_MANIFEST}>
                {translate('brands.from_manifest')}
              </Button>
            )}
            <Button component={Link} to="/tenants/create" variant="contained" startIcon={<AddOutlined />}>
              {translate('brands.new')}
            </Button>
          </Box>
        )
      }
    >
      <ListTable<Tenant> columns={columns} rowHeight={56} open={({ id }) => `/tenants/${id}/show`} />
    </ListFrame>
  )
}
