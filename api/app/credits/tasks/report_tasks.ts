import { enqueue } from '#app/jobs/enqueue'
import { asStaff, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** Overdue soon, and said again each day. */
const DAYS_BEFORE = 2

/** Mails finance staff and platform admins about tasks that are new, and each day about those whose time is nearly over. */
export async function reportTasks(): Promise<void> {
  const news = await tenantRows(
    `update app.payment_tasks set reported_at = now()
     where tenant_id = (select sec.tenant_id()) and done_at is null and (reported_at is null
       or (due_at < now() + make_interval(days => ${DAYS_BEFORE}) and reported_at < now() - interval '1 day'))
     returning id`
  )
  if (news.length === 0) return
  for (const id of await whoIsTold()) await enqueue('send_mail', { mail: 'payment_tasks', staff: id })
}

async function whoIsTold(): Promise<string[]> {
  const { id } = currentTenant()
  const staff = await asStaff(() =>
    staffRows<{ id: string }>(
      `select id::text from staff.staff_members where disabled_at is null and (platform_admin or exists (
         select from staff.grants where staff_member_id = staff_members.id and tenant_id = ? and role = 'finance'))`,
      [id]
    )
  )
  return staff.map((one) => one.id)
}
