import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Which time a brand's limit is about. */
const DAYS = 30

/** What was or will be collected of a member's orders of the last 30 days, in minor units of the euro. */
export async function debitedRecently(memberId: string): Promise<number> {
  const [row] = await tenantRows<{ minor: number }>(
    `select coalesce(sum(amount_minor), 0)::int as minor from app.orders where tenant_id = (select sec.tenant_id())
       and member_id = ? and mandate_id is not null and status in ('pending', 'completed')
       and created_at > now() - make_interval(days => ${DAYS})`,
    [memberId]
  )
  return row!.minor
}
