import { IdempotencyKeyReused } from '#app/http/http_errors'
import type Order from '#app/credits/orders/order'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { leftOf } from '#app/credits/orders/reversals/left_of'
import { lockOrder } from '#app/credits/orders/lock_order'
import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import type { Site } from '#app/tenancy/sites/site'
import { bookRefund } from './book_refund.js'
import Refund from './refund.js'
import { refundParts } from './refund_parts.js'

interface Goodwill {
  orderId: string
  amountMinor: number
  reason: string
  /** Of staff. */
  askedBy: string
  /** The same from the same person is the same refund. */
  key: string
}

interface Given {
  refund: Refund
  /** The same request gave it before. */
  replayed: boolean
}

/**
 * Gives money back though the law doesn't ask for it, also for credits that were spent, as it is with "I did not know it was fictional".
 * Above the brand's `goodwill_limit` for an order a second person has to agree. @throws FieldsRefused for more than the order can give
 * back @throws IdempotencyKeyReused
 */
export async function giveGoodwill(site: Site, goodwill: Goodwill): Promise<Given> {
  const { orderId, amountMinor, reason, askedBy, key } = goodwill
  const order = await lockOrder(orderId)
  const before = await givenBefore(goodwill)
  if (before) return { refund: before, replayed: true }
  refuseMore(order, amountMinor)
  const { memberId, currency } = order
  const refund = await Refund.create({
    orderId,
    memberId,
    cause: 'goodwill',
    state: 'proposed',
    amountMinor,
    currency,
    reason,
    askedBy,
    idempotencyKey: key,
  }).catch(asReused)
  if (amountMinor <= (await goodwillLimit(site, orderId))) await bookGoodwill(refund)
  return { refund, replayed: false }
}

/** The key of a refund that another transaction gives at this moment, for another order: those of the same one wait for each other. */
function asReused(error: unknown): never {
  throw isUniqueViolation(error) ? new IdempotencyKeyReused() : error
}

/** How much more one person may give for a locked order: what nobody else agreed to counts together, however it is split. */
export async function goodwillLimit({ settings }: Site, orderId: string): Promise<number> {
  const given = await Refund.query()
    .where({ order_id: orderId, cause: 'goodwill' })
    .whereIn('state', ['booked', 'sent', 'by_hand', 'paid'])
    .whereNull('agreed_by')
  return Math.max(
    0,
    given.reduce((left, { amountMinor }) => left - amountMinor, settings.goodwill_limit)
  )
}

async function givenBefore({ orderId, amountMinor, reason, askedBy, key }: Goodwill): Promise<Refund | null> {
  const before = await Refund.query().where({ asked_by: askedBy, idempotency_key: key }).first()
  if (!before) return null
  if (before.orderId !== orderId || before.amountMinor !== amountMinor || before.reason !== reason)
    throw new IdempotencyKeyReused()
  return before
}

/** Takes the unused credits that the money pays for, those first that are not spent. */
export async function bookGoodwill(refund: Refund): Promise<void> {
  const order = await lockOrder(refund.orderId)
  refuseMore(order, refund.amountMinor)
  const left = await leftOf(order)
  const isWhole = order.refundedMinor + refund.amountMinor >= order.amountMinor
  const paidFor = Math.floor((order.credits * refund.amountMinor) / order.amountMinor)
  refund.merge({
    credits: isWhole ? left.credits : Math.min(left.credits, paidFor),
    bonusCredits: isWhole ? left.bonus : 0,
  })
  await bookRefund(order, refund)
}

/** @throws FieldsRefused */
function refuseMore(order: Order, amountMinor: number): void {
  const max = order.status === 'completed' ? refundParts(order, { credits: 0, bonus: 0 }).wholeMinor : 0
  if (amountMinor > max) throw fieldsRefused([{ field: 'amount_minor', rule: 'max', meta: { max } }])
}
