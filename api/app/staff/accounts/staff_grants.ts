import { staffRows } from '#app/tenancy/context/staff_rows'
import type StaffMember from './staff_member.js'

export interface StaffGrant {
  tenant_id: string
  slug: string
  role: string
}

export async function staffGrants({ id }: StaffMember): Promise<StaffGrant[]> {
  return (await staffRows(
    `select tenants.id::text as tenant_id, tenants.slug, grants.role from staff.grants
     join global.tenants on tenants.id = grants.tenant_id where grants.staff_member_id = ? order by tenants.slug, grants.role`,
    [id]
  )) as StaffGrant[]
}
