import { pipeline } from '#app/tenancy/context/pipeline'
import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import { discountsFor } from '#app/credits/discounts/discounts_for'
import { nextBankDay } from '#app/credits/direct_debit/bank_day'
import { debitFacts, type DebitFacts, mandateFor } from '#app/credits/direct_debit/debit_for_order'
import { isGuarded, refuseOrder } from '#app/credits/guards/refuse_order'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { lockDiscount } from '#app/credits/discounts/lock_discount'
import { reserveDiscount } from '#app/credits/discounts/reserve_discount'
import { TIME_BONUS } from '#app/credits/discounts/time_bonus'
import { handedOnSince } from '#app/credits/discounts/used_up'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { MethodNotOffered, PriceChanged, SalesClosed } from '#app/credits/ledger/credits_errors'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import { makeOffer, type Offer, type OfferRows, readOffer, type Wanted } from './offer.js'
import Order from './order.js'
import { orderNumber } from './order_number.js'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'
import { enqueue } from '#app/jobs/enqueue'
import { FIRST_PAUSE_S } from './check_payment_job.js'
import { WAIVER_VERSION } from './waiver.js'

const NUMBERS_TRIED = 3

interface Debit {
  mandateId: string
  collectOn: string
}

type PlacedOffer = Offer & { debit: Debit | null }

interface NewOrder extends Wanted {
  savesMethod: boolean
  /** Of the buyer: pay with it in one step. */
  savedMethodId: string | null
  /** The price the buyer saw. */
  seen: { price_minor?: number; currency?: string }
  key: string
  /** When the request came, by `performance.now()`. */
  arrivedAt: number
  /** Where the request came from, as far as its address tells. */
  ipCountry: string | null
}

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
    () => (byMandate ? debitFacts(wanted.buyer.id, gatewayOf(wanted.site).key) : null),
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

async function orderedBefore(wanted: NewOrder): Promise<Order | null> {
  const order = await Order.query().where('member_id', wanted.buyer.id).where('idempotency_key', wanted.key).first()
  if (order && !order.requestHash.equals(requestHash(wanted))) throw new IdempotencyKeyReused()
  return order
}

/** @throws MandateRequired IbanBlocked PhoneBlocked DirectDebitLimitReached */
function debitOf({ site }: NewOrder, { amountMinor }: Offer, facts: DebitFacts | null): Debit | null {
  if (!facts) return null
  const mandate = mandateFor(amountMinor, site.settings.direct_debit_limit, facts)
  return { mandateId: mandate.id, collectOn: nextBankDay(site.timeZone, mandate.noticeDays) }
}

async function insertOrder(wanted: NewOrder, offer: PlacedOffer, triesLeft = NUMBERS_TRIED): Promise<Order> {
  const { buyer, site, packageId, key, ipCountry } = wanted
  const { bought, method, discount, amountMinor, vat, vatMinor, debit } = offer
  const begins = debit ? DateTime.fromISO(debit.collectOn, { zone: site.timeZone }) : DateTime.now()
  const values = {
    member_id: buyer.id,
    package_id: packageId,
    number: orderNumber(),
    credits: bought.credits,
    bonus_credits: bought.bonusCredits,
    list_price_minor: bought.priceMinor,
    amount_minor: amountMinor,
    discount_code: discount?.code ?? null,
    discount_percent: discount?.percent ?? null,
    vat_minor: vatMinor,
    vat_country: vat.country,
    vat_percent: vat.percent,
    country: buyer.profile.country,
    ip_country: ipCountry,
    currency: bought.currency,
    gateway: gatewayOf(site).key,
    method: method.key,
    saves_method: wanted.savesMethod,
    saved_method_id: wanted.savedMethodId,
    statement_descriptor: statementDescriptor(site.company),
    watched_until: begins.plus({ hours: method.patienceHours }).toJSDate(),
    // Nothing is ordered without it (`order_validator.ts`).
    waiver_at: new Date(),
    waiver_version: WAIVER_VERSION,
    mandate_id: debit?.mandateId ?? null,
    collect_on: debit?.collectOn ?? null,
    idempotency_key: key,
    request_hash: requestHash(wanted),
  }
  const columns = Object.keys(values)
  const [stored] = await tenantModels(
    Order,
    `insert into app.orders (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict do nothing returning *`,
    Object.values(values)
  )
  if (stored) {
    if (discount) await reserveDiscount(stored, discount)
    await enqueue('check_payment', { order: stored.id, pause: FIRST_PAUSE_S }, { startAfter: FIRST_PAUSE_S })
    if (debit) await enqueue('send_mail', { mail: 'debit_notice', order: stored.id })
    return stored
  }
  // Nothing inserted: a parallel request used the same key, or the number is taken.
  const order = await orderedBefore(wanted)
  if (order) return order
  if (triesLeft <= 1) throw new Error('an order found no number of its own')
  return insertOrder(wanted, offer, triesLeft - 1)
}

function requestHash({ packageId, method, code, savesMethod, savedMethodId }: NewOrder): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([packageId, method, code, savesMethod, savedMethodId]))
    .digest()
}
