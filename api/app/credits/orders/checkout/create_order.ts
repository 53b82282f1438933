import { pipeline } from '#app/tenancy/context/pipeline'
import { ActivationRequired } from '#app/members/people/members_errors'
import { discountsFor } from '#app/credits/discounts/discounts_for'
import { nextBankDay } from '#app/credits/direct_debit/bank_day'
import { debitFacts, type DebitFacts, mandateFor } from '#app/credits/direct_debit/debit_for_order'
import { isGuarded, refuseOrder } from '#app/credits/guards/refuse_order'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { lockDiscount } from '#app/credits/discounts/lock_discount'
import { TIME_BONUS } from '#app/credits/discounts/time_bonus'
import { handedOnSince } from '#app/credits/discounts/used_up'
import { MethodNotOffered, PriceChanged, SalesClosed } from '#app/credits/ledger/credits_errors'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import { insertOrder } from './insert_order.js'
import type { Debit, NewOrder, PlacedOffer } from './new_order.js'
import { makeOffer, type Offer, type OfferRows, readOffer } from './offer.js'
import { orderedBefore } from './ordered_before.js'
import Order from '#app/credits/orders/order'

/**
 * Makes an order at the server's price, with the best discount that fits. A repeated key returns its order.
 * @throws ActivationRequired SalesClosed MethodNotOffered PriceChanged IdempotencyKeyReused NotFound DiscountCodeNotFound DiscountCodeUsed
 * SpendingBlocked SpendingPaused SpendingLimitCurrency SpendingLimitReached MandateRequired IbanBlocked PhoneBlocked DirectDebitLimitReached
 */
export async function createOrder(wanted: NewOrder): Promise<Order> {
  if (!wanted.buyer.isActivated) throw new ActivationRequired()
  const byMandate = wanted.method === 'direct_debit' && gatewayOf(wanted.site).directDebit !== undefined
  const [, before, rows, saved, guarded, debit] = await pipeline([
    () => (byMandate ? lockMemberRow(wanted.buyer.id) : undefined),
    () => orderedBefore(wanted),
    () => readOffer(wanted, handedOnSince(wanted.arrivedAt)),
    () => savedMethodOf(wanted),
    () => isGuarded(wanted.buyer.id),
    () => (byMandate ? debitFacts(wanted.buyer.id, wanted.site) : null),
  ])
  if (before) return before
  if (wanted.site.state === 'closing') throw new SalesClosed()
  const offer = await offerOrOrder(wanted, rows)
  if (offer instanceof Order) return offer
  if (wanted.savedMethodId && !saved) throw new MethodNotOffered()
  const restrictions = { guarded, debit }
  if (offer.discount) return orderDiscounted(wanted, rows, restrictions)
  refuseOtherPrice(offer, wanted.seen)
  return orderWithin(restrictions, wanted, offer)
}

/** What may stand in the way of an order besides its price. */
interface Restrictions {
  /** The member set limits. */
  guarded: boolean
  debit: DebitFacts | null
}

function orderWithin({ guarded, debit }: Restrictions, wanted: NewOrder, offer: Offer): Promise<Order> {
  const placed = { ...offer, debit: debitOf(wanted, offer, debit) }
  return guarded ? orderGuarded(wanted, placed) : insertOrder(wanted, placed)
}

/** Counts once no other order of this member can be made, and looks for this very one again. */
async function orderGuarded(wanted: NewOrder, placed: PlacedOffer): Promise<Order> {
  const { id: memberId } = wanted.buyer
  const [, before] = await pipeline([() => lockMemberRow(memberId), () => orderedBefore(wanted)])
  if (before) return before
  await refuseOrder({ memberId, amountMinor: placed.amountMinor, currency: placed.bought.currency })
  return insertOrder(wanted, placed)
}

/** What looks like a code used before may be this very order, which a parallel request made since we asked for it. */
async function offerOrOrder(wanted: NewOrder, rows: OfferRows): Promise<Offer | Order> {
  try {
    return makeOffer(wanted, rows)
  } catch (refusal) {
    const before = await orderedBefore(wanted)
    if (before) return before
    throw refusal
  }
}

/** Looks again once nobody else can take what is left of the code, nor this member's other orders the time bonus. */
async function orderDiscounted(wanted: NewOrder, rows: OfferRows, restrictions: Restrictions): Promise<Order> {
  const { id: memberId } = wanted.buyer
  const [, before, discounts] = await pipeline([
    () => lockDiscount(memberId, wanted.code ?? TIME_BONUS.code),
    () => orderedBefore(wanted),
    () => discountsFor({ memberId, code: wanted.code, handedOn: handedOnSince(wanted.arrivedAt) }),
  ])
  if (before) return before
  const offer = makeOffer(wanted, { ...rows, discounts })
  refuseOtherPrice(offer, wanted.seen)
  return orderWithin(restrictions, wanted, offer)
}

async function savedMethodOf({ buyer, site, method, savedMethodId }: NewOrder): Promise<SavedMethod | null> {
  if (!savedMethodId) return null
  const mine = SavedMethod.query().where('id', savedMethodId).where('member_id', buyer.id)
  return mine.where('gateway', gatewayOf(site).key).where('method', method).first()
}

function refuseOtherPrice({ bought, amountMinor }: Offer, { price_minor, currency: seen }: NewOrder['seen']) {
  const { currency } = bought
  if ((price_minor ?? amountMinor) !== amountMinor || (seen ?? currency) !== currency)
    throw new PriceChanged({ price_minor: amountMinor, currency })
}

/** @throws MandateRequired IbanBlocked PhoneBlocked DirectDebitLimitReached */
function debitOf({ site }: NewOrder, { amountMinor }: Offer, facts: DebitFacts | null): Debit | null {
  if (!facts) return null
  const mandate = mandateFor(amountMinor, site.settings.direct_debit_limit, facts)
  return { mandateId: mandate.id, collectOn: nextBankDay(site.timeZone, mandate.noticeDays) }
}
