import type { HttpContext } from '@adonisjs/core/http'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from './granted_brand.js'
import type { Resource } from '#app/admin/resources/definition/resource'

/** Reads tenants' rows in their tenant's transaction, under row-level security. @throws as `grantedBrand` */
export async function inTenantOfRow<T>(
  ctx: HttpContext,
  { inTenant, noteRead }: Resource,
  tenantId: unknown,
  read: () => Promise<T>
): Promise<T> {
  if (!inTenant) return read()
  const { tenant } = await grantedBrand(ctx, tenantId)
  return asTenant(tenant, read, { connection: 'staff', readOnly: !noteRead })
}
