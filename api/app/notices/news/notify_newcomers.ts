import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'

const AT_ONCE = 200

/** Notifies members of the current tenant of newcomers, once a week each (product §7). */
export async function notifyNewcomers(): Promise<void> {
  while ((await inSeparateTransaction(notifySome)) === AT_ONCE);
}

/** Sets the next due date in the transaction that enqueues the job, so that no one is notified twice. */
async function notifySome(): Promise<number> {
  const due = await tenantRows<{ profile: string }>(
    `update app.members set newcomers_due_at = now() + interval '7 days'
     from (select id from app.members where tenant_id = (select sec.tenant_id()) and status = 'active'
             and newcomers_due_at <= now() order by newcomers_due_at limit ${AT_ONCE} for update skip locked) due,
       app.profiles
     where members.tenant_id = (select sec.tenant_id()) and members.id = due.id
       and profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
     returning profiles.id::text as profile`
  )
  for (const { profile } of due) await enqueue('notify_member', { about: 'newcomers', to: profile })
  return due.length
}
