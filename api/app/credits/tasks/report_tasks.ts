import { mailStaff } from '#app/jobs/mail_staff'
import { tenantRows } from '#app/tenancy/context/tenant_context'

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
  await mailStaff('payment_tasks', { roles: ['finance'], admins: true })
}
