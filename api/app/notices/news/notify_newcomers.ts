import { aside, tenantRows } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'

const AT_ONCE = 200

/** Has every member told who is new whose week is over (product §7), at the brand whose transaction this is called in. */
export async function tellOfNewcomers(): Promise<void> {
  while ((await aside(tellSome)) === AT_ONCE);
}

/** His next week begins in the transaction that has him told, so that nobody is told twice. */
async function tellSome(): Promise<number> {
  const due = await tenantRows<{ profile: string }>(
    `update app.members set newcomers_due_at = now() + interval '7 days'
     from (select id from app.members where tenant_id = (select sec.tenant_id()) and status = 'active'
             and newcomers_due_at <= now() order by newcomers_due_at limit ${AT_ONCE} for update skip locked) due,
       app.profiles
     where members.tenant_id = (select sec.tenant_id()) and members.id = due.id
       and profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
     returning profiles.id::text as profile`
  )
  for (const { profile } of due) await enqueue('tell_member', { about: 'newcomers', to: profile })
  return due.length
}
