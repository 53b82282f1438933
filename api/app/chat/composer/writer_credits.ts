import { spendingRefusal, type ToldRefusal } from '#app/credits/guards/spending_refusal'
import { paidPrice } from '#app/credits/ledger/paid_price'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PaidPrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'

/** What each charge changes of the terms for writing. */
export interface WriterCredits {
  credits: number
  bonusCredits: number
  /** What a message costs with the credits the sender bought. */
  paidPrice: PaidPrice | null
  /** Why the sender’s own limits, or a claim, refuse that a message is paid for now. */
  spendingRefusal: ToldRefusal | null
}

/** SQL for the columns of a `WriterCredits`, of a member who may have no row in `wallets`. */
export function writerCreditsColumns(memberId: string): string {
  return `coalesce(wallets.bonus + wallets.bought, 0) as credits,
    coalesce(wallets.bonus, 0) as "bonusCredits",
    ${paidPrice(memberId, ':messageCredits')} as "paidPrice",
    ${spendingRefusal('wallets', 'cast(:messageCredits as int)')} as "spendingRefusal"`
}

/** Of who has just paid, so that there is a wallet. */
export async function writerCreditsOf(memberId: string, { settings }: Site): Promise<WriterCredits> {
  const [credits] = await tenantRows<WriterCredits>(
    `select ${writerCreditsColumns(':memberId')} from app.wallets
     where wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = :memberId`,
    { memberId, messageCredits: settings.message_credits }
  )
  return credits!
}
