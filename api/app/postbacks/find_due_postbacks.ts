import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const AT_ONCE = 1_000
/** Not those whose own job is about to come. */
const LATE_SECONDS = 60

/** Has postbacks sent whose job was lost. Those that wait behind an earlier one of their member come with it. */
export async function findDuePostbacks(): Promise<void> {
  const late = await tenantRows<{ member: string }>(
    `select distinct member_id::text as member from (
       select * from app.postbacks where tenant_id = (select sec.tenant_id()) and state = 'waiting'
         and due_at < now() - make_interval(secs => ${LATE_SECONDS}) order by due_at limit ${AT_ONCE}) due
     where not exists (select from app.postbacks earlier where earlier.tenant_id = due.tenant_id and earlier.member_id = due.member_id
         and earlier.state = 'waiting' and earlier.due_at > now() and (earlier.occurred_at, earlier.id) < (due.occurred_at, due.id))
       and not exists (select from app.postback_receivers receivers where receivers.tenant_id = due.tenant_id
         and receivers.key = due.receiver and receivers.sealed_secret is null)`
  )
  for (const { member } of late) await enqueue('send_postbacks', { member })
}
