import { sharedRows } from './shared_list.js'
import type { Tenant } from './tenant_context.js'

/** Brands in every state, for scheduled jobs and commands. */
export async function allTenants(): Promise<Tenant[]> {
  return sharedRows<Tenant>('select id, slug from global.tenants order by slug')
}
