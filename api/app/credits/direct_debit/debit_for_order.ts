import { MandateRequired, DirectDebitLimitReached } from './direct_debit_errors.js'
import { debitedRecently } from './debited_recently.js'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import type { Site } from '#app/tenancy/sites/site'
import Mandate from './mandate.js'
import PaymentBlock, { type BlockedKind } from './payment_block.js'
import { refuseBlocked } from './refuse_blocked.js'

export interface DebitFacts {
  mandate: Mandate | null
  blocked: BlockedKind[]
  debitedMinor: number
}

/** What decides whether a member may pay a brand by direct debit, once their row is locked (`lockMemberRow`). A mandate is for one creditor. */
export async function debitFacts(memberId: string, site: Site): Promise<DebitFacts> {
  const mandate = await Mandate.query()
    .where({
      member_id: memberId,
      state: 'active',
      gateway: gatewayOf(site).key,
      creditor_id: site.company.creditor_id,
    })
    .first()
  return {
    mandate,
    blocked: mandate ? await PaymentBlock.kindsBlocked(mandate.ibanHash, mandate.phoneHash) : [],
    debitedMinor: mandate ? await debitedRecently(memberId) : 0,
  }
}

/** @throws MandateRequired IbanBlocked PhoneBlocked DirectDebitLimitReached */
export function mandateFor(
  amountMinor: number,
  limitMinor: number,
  { mandate, blocked, debitedMinor }: DebitFacts
): Mandate {
  if (!mandate) throw new MandateRequired()
  refuseBlocked(blocked)
  if (debitedMinor + amountMinor > limitMinor)
    throw new DirectDebitLimitReached({ left_minor: Math.max(0, limitMinor - debitedMinor), limit_minor: limitMinor })
  return mandate
}
