import { asStaff, currentTenant } from '#app/tenancy/context/tenant_context'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { enqueue } from './enqueue.js'

interface Receivers {
  /** Who has one of them at the brand of the open transaction. */
  roles: readonly string[]
  /** Platform admins are told, too. */
  admins?: boolean
}

/** Mails staff of the brand, each by a job of its own. */
export async function mailStaff(mail: string, { roles, admins = false }: Receivers): Promise<void> {
  const { id } = currentTenant()
  const staff = await asStaff(() =>
    staffRows<{ id: string }>(
      `select id::text from staff.staff_members where disabled_at is null and ((platform_admin and :admins) or exists (
         select from staff.grants where staff_member_id = staff_members.id and tenant_id = :id and role = any(:roles)))`,
      { id, roles, admins }
    )
  )
  for (const one of staff) await enqueue('send_mail', { mail, staff: one.id })
}
