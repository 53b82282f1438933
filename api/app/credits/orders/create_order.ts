import { pipeline } from '#app/tenancy/context/pipeline'
import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import { IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import type CreditPackage from '#app/credits/packages/credit_package'
import { MethodNotOffered, PriceChanged, SalesClosed } from '#app/credits/ledger/credits_errors'
import { gatewayOf, methodsFor } from '#app/credits/payments/gateway_of'
import type { OfferedMethod, PaymentMethod } from '#app/credits/gateways/gateway'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import Order from './order.js'
import { orderNumber } from './order_number.js'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'
import { includedVat } from '#app/credits/vat/included_vat'
import { type VatRate, vatRate } from '#app/credits/vat/vat_rate'
import { enqueue } from '#app/jobs/enqueue'
import { FIRST_PAUSE_S } from './check_payment_job.js'

const NUMBERS_TRIED = 3

interface NewOrder {
  buyer: Member
  site: Site
  packageId: string
  method: PaymentMethod
  savesMethod: boolean
  /** Of the buyer: pay with it in one step. */
  savedMethodId: string | null
  /** The price the buyer saw. */
  seen: { price_minor?: number; currency?: string }
  key: string
  /** Where the request came from, as far as its address tells. */
  ipCountry: string | null
}

interface Offer {
  bought: CreditPackage
  method: OfferedMethod
  vat: VatRate
}

/**
 * Makes an order at the server's price. A repeated key returns its order.
 * @throws ActivationRequired SalesClosed MethodNotOffered PriceChanged IdempotencyKeyReused NotFound
 */
export async function createOrder(wanted: NewOrder): Promise<Order> {
  const { buyer, site } = wanted
  if (!buyer.isActivated) throw new ActivationRequired()
  const { country } = buyer.profile
  const [before, packages, vat, saved] = await pipeline([
    () => orderedBefore(wanted),
    () => packagesOnSale(site, country),
    () => vatRate(site.company, country),
    () => savedMethodOf(wanted),
  ])
  if (before) return before
  if (site.state === 'closing') throw new SalesClosed()
  const bought = packages.find(({ id }) => id === wanted.packageId)
  if (!bought) throw new NotFound()
  refuseOtherPrice(bought, wanted.seen)
  const { currency, priceMinor: amountMinor } = bought
  const method = methodsFor(gatewayOf(site), { country, currency, amountMinor }).find(
    ({ key }) => key === wanted.method
  )
  if (!method || (wanted.savedMethodId && !saved)) throw new MethodNotOffered()
  return insertOrder(wanted, { bought, method, vat })
}

async function savedMethodOf({ buyer, site, method, savedMethodId }: NewOrder): Promise<SavedMethod | null> {
  if (!savedMethodId) return null
  const mine = SavedMethod.query().where('id', savedMethodId).where('member_id', buyer.id)
  return mine.where('gateway', gatewayOf(site).key).where('method', method).first()
}

function refuseOtherPrice({ priceMinor, currency }: CreditPackage, { price_minor, currency: seen }: NewOrder['seen']) {
  if ((price_minor ?? priceMinor) !== priceMinor || (seen ?? currency) !== currency)
    throw new PriceChanged({ price_minor: priceMinor, currency })
}

async function orderedBefore(wanted: NewOrder): Promise<Order | null> {
  const order = await Order.query().where('member_id', wanted.buyer.id).where('idempotency_key', wanted.key).first()
  if (order && !order.requestHash.equals(requestHash(wanted))) throw new IdempotencyKeyReused()
  return order
}

async function insertOrder(wanted: NewOrder, offer: Offer, triesLeft = NUMBERS_TRIED): Promise<Order> {
  const { buyer, site, packageId, key, ipCountry } = wanted
  const { bought, method, vat } = offer
  const values = {
    member_id: buyer.id,
    package_id: packageId,
    number: orderNumber(),
    credits: bought.credits,
    bonus_credits: bought.bonusCredits,
    list_price_minor: bought.priceMinor,
    amount_minor: bought.priceMinor,
    vat_minor: includedVat(bought.priceMinor, vat.percent),
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
    watched_until: DateTime.now().plus({ hours: method.patienceHours }).toJSDate(),
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
    await enqueue('check_payment', { order: stored.id, pause: FIRST_PAUSE_S }, { startAfter: FIRST_PAUSE_S })
    return stored
  }
  // Nothing inserted: a parallel request used the same key, or the number is taken.
  const order = await orderedBefore(wanted)
  if (order) return order
  if (triesLeft <= 1) throw new Error('an order found no number of its own')
  return insertOrder(wanted, offer, triesLeft - 1)
}

function requestHash({ packageId, method, savesMethod, savedMethodId }: NewOrder): Buffer {
  return createHash('sha256').update(`${packageId} ${method} ${savesMethod} ${savedMethodId}`).digest()
}
