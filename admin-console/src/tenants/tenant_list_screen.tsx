import { useEffect } from 'react'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { BrandScreen } from '#console/tenants/brand_screen.ts'
import { TenantFilters } from '#console/tenants/tenant_filters.tsx'
import { tenantScreens } from '#console/tenants/tenant_screens.ts'
import { useTenantColumns } from '#console/tenants/use_tenant_columns.tsx'

/** Brands that need attention come first. */
const BY_URGENCY = { field: 'state', order: 'ASC' } as const

/** Where the console begins. */
export function TenantListScreen() {
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
    <ListFrame resource="tenants" sort={BY_URGENCY} empty="ra.navigation.no_results" filters={<TenantFilters />}>
      <ListTable<Tenant> columns={columns} rowHeight={56} open={({ id }) => `/tenants/${id}/show`} />
    </ListFrame>
  )
}
