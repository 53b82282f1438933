import type StaffMember from '#app/staff/accounts/staff_member'
import { differences } from '#app/tenancy/audit/differences'
import { staffRows } from '#app/tenancy/context/staff_rows'

interface CompanyChange {
  staff: StaffMember
  id: string
  before: object
  after: object
}

/** In the platform's audit log, and in the history of each of its brands. None of them names another brand. */
export async function writeCompanyEntries({ staff, id, before, after }: CompanyChange): Promise<void> {
  const changes = differences(before, after)
  if (Object.keys(changes).length === 0) return
  await staffRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select ?::bigint, brands.id, 'company_changed',
       jsonb_build_object('level', 'company', 'id', companies.id::text, 'name', companies.name, 'changes', ?::jsonb)
     from global.companies, lateral (
       select null::bigint as id union all select tenants.id from global.tenants where company_id = companies.id) brands
     where companies.id = ?`,
    [staff.id, JSON.stringify(changes), id]
  )
}
