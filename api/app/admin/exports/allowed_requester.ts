import { isAllowed } from '#app/admin/access/allowed'
import type { Policy } from '#app/admin/access/policies'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import type { ListExport } from './list_export.js'

/** Who asked for a file; null once they may not make one of these calls any more. */
export async function allowedRequester(
  { staff_member_id: id }: ListExport,
  tenant: Tenant,
  calls: readonly Policy[]
): Promise<StaffMember | null> {
  const [staff] = await staffRows<StaffMember>(
    `select ${STAFF_COLUMNS} from staff.staff_members where id = ? and disabled_at is null`,
    [id]
  )
  if (!staff) return null
  for (const call of calls) if (!(await isAllowed(staff, call, tenant.id))) return null
  return staff
}
