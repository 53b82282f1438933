import type { AppliedChange } from '#app/tenancy/audit/write_audit_entry'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** A changed company changes for all its brands, so the others’ histories have it too. None of them names another brand. */
export async function auditChangedCompany(
  key: string,
  applied: AppliedChange[],
  staffMemberId: string | null
): Promise<void> {
  const change = applied.find(({ what, how }) => what === `company ${key}` && how === 'changed')
  if (!change) return
  const { brands: _others, ...own } = change
  await tenantRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select ?::bigint, tenants.id, 'company_changed',
       jsonb_build_object('level', 'tenant', 'id', tenants.id::text, 'applied', ?::jsonb)
     from global.tenants join global.companies on companies.id = tenants.company_id
     where companies.key = ? and tenants.id <> ?`,
    [staffMemberId, JSON.stringify([own]), key, currentTenant().id]
  )
}
