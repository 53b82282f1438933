import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { NotAllowed } from './admin_errors.js'
import { POLICIES, policyOf } from './policies.js'

/** Who calls, and the brand at which they work. */
export interface GrantedBrand {
  staff: StaffMember
  tenant: Tenant
}

/**
 * The brand in the path, or with the given id, at which the policy of the call allows it; staff with exactly one may leave out
 * the id. @throws NotFound where they have no role; NotAllowed where they have another; 422 for `tenant_id` when it is ambiguous
 */
export async function grantedBrand(ctx: HttpContext, id: unknown = ctx.params.tenant_id): Promise<GrantedBrand> {
  const staff = ctx.auth.use('staff').getUserOrFail()
  const asked = id === undefined ? null : rowId(id)
  const known = await staffRows<Tenant & { allowed: boolean }>(
    `select tenants.id::text, tenants.slug, :admin or bool_or(grants.role = any(:roles)) as allowed from global.tenants
     left join staff.grants on grants.tenant_id = tenants.id and grants.staff_member_id = :staff
     where (:admin or grants.id is not null) and tenants.id = coalesce(:asked, tenants.id)
     group by tenants.id having cast(:asked as bigint) is not null or :admin or bool_or(grants.role = any(:roles)) limit 2`,
    { admin: staff.platformAdmin, roles: POLICIES[policyOf(ctx)], staff: staff.id, asked }
  )
  const [brand] = known
  if (!brand && asked) throw new NotFound()
  if (!brand || known.length > 1) throw fieldRefused('tenant_id', 'required')
  if (!brand.allowed) throw new NotAllowed()
  const { id: tenantId, slug } = brand
  return { staff, tenant: { id: tenantId, slug } }
}
