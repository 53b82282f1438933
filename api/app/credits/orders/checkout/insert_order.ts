import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { reserveDiscount } from '#app/credits/discounts/reserve_discount'
import Order from '#app/credits/orders/order'
import { FIRST_PAUSE_S } from '#app/credits/orders/outcomes/check_payment_job'
import { WAIVER_VERSION } from '#app/credits/orders/waiver'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'
import type { NewOrder, PlacedOffer } from './new_order.js'
import { orderNumber } from './order_number.js'
import { orderedBefore, requestHash } from './ordered_before.js'

const NUMBERS_TRIED = 3

/** Writes an order down with all that follows from it; or returns the one that a parallel request with the same key made. */
export async function insertOrder(wanted: NewOrder, offer: PlacedOffer, triesLeft = NUMBERS_TRIED): Promise<Order> {
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
