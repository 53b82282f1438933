import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'

/** Where one of the staff gets mail; null for who is disabled. */
export async function staffAddress(id: string): Promise<string | null> {
  const [staff] = await asStaff(() =>
    staffRows<{ email: string }>('select email from staff.staff_members where id = ? and disabled_at is null', [id])
  )
  return staff?.email ?? null
}
