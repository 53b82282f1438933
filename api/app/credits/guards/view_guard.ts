import type Member from '#app/members/people/member'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { buyersCurrency } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import { guardInForce } from './guard_in_force.js'
import { guardUse } from './guard_use.js'
import type { GuardView } from './spending_guard_transformer.js'

/** All that a member sees of their limits, in one round trip. */
export async function viewGuard({ id, profile }: Member, site: Site): Promise<GuardView> {
  const [guard, uses, claim] = await pipeline([() => guardInForce(id), () => guardUse(id), () => openClaim(id)])
  return { guard, uses, claim, buyersCurrency: buyersCurrency(site, profile.country) }
}

async function openClaim(memberId: string): Promise<GuardView['claim']> {
  const [claim] = await tenantRows<{ amountMinor: number; currency: string }>(
    `select sum(claim_minor)::int as "amountMinor", currency from app.orders
     where tenant_id = (select sec.tenant_id()) and member_id = ? and claim_minor > 0 group by currency order by 1 desc limit 1`,
    [memberId]
  )
  return claim ?? null
}
