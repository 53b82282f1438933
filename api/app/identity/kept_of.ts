import { tenantRows } from '#app/tenancy/tenant_context'
import type { Kept } from './erasure_certificate.js'
import type Member from './member.js'

/** Books are kept for seven years after the year they are of (AWR 52). */
const YEARS = 7

/** What stays when a member is erased, by the closed list of product.md §3. */
export async function keptOf({ id, status }: Member): Promise<Kept[]> {
  const [{ last_year: lastYear, refunds }] = (await tenantRows(
    `select
       (select extract(year from max(at))::int from (
          select max(created_at) as at from app.ledger_transactions where tenant_id = (select sec.tenant_id()) and member_id = :id
          union all
          select max(created_at) from app.orders where tenant_id = (select sec.tenant_id()) and member_id = :id) booked) as last_year,
       exists (select from app.refund_requests
         where tenant_id = (select sec.tenant_id()) and member_id = :id and settled_at is null) as refunds`,
    { id }
  )) as [{ last_year: number | null; refunds: boolean }]
  return [
    ...(lastYear ? [{ what: 'books' as const, until: `${lastYear + YEARS}-12-31` }] : []),
    ...(refunds ? [{ what: 'refunds' as const, until: null }] : []),
    ...(status === 'banned' ? [{ what: 'ban' as const, until: null }] : []),
  ]
}
