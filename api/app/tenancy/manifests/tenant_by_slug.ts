import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'

export async function tenantBySlug(slug: string): Promise<Tenant | undefined> {
  const [tenant] = await staffRows<Tenant>('select id, slug from global.tenants where slug = ?', [slug])
  return tenant
}
