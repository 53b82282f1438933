import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const AT_ONCE = 1_000

/** Sends what waits for a receiver's secret; `findDuePostbacks` finds what is beyond the first thousand members. */
export async function sendWaiting(receiver: string): Promise<void> {
  const waiting = await tenantRows<{ member: string }>(
    `select distinct member_id::text as member from (
       select member_id from app.postbacks where tenant_id = (select sec.tenant_id()) and state = 'waiting' and receiver = :receiver
       limit ${AT_ONCE}) waiting`,
    { receiver }
  )
  for (const { member } of waiting) await enqueue('send_postbacks', { member })
}
