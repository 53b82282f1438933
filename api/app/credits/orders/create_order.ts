import { pipeline } from '#app/tenancy/context/pipeline'
import { createHash } from 'node:crypto'
import { IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import type CreditPackage from '#app/credits/packages/credit_package'
import { MethodNotOffered, SalesClosed } from '#app/credits/ledger/credits_errors'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import type { PaymentMethod } from '#app/credits/gateways/gateway'
import Order from './order.js'
import { orderNumber } from './order_number.js'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'
import { includedVat } from './included_vat.js'

const NUMBERS_TRIED = 3

interface NewOrder {
  buyer: Member
  site: Site
  packageId: string
  method: PaymentMethod
  key: string
}

/** A repeated key returns its order. @throws ActivationRequired SalesClosed MethodNotOffered IdempotencyKeyReused NotFound */
export async function createOrder(wanted: NewOrder): Promise<Order> {
  const { buyer, site, method } = wanted
  if (!buyer.isActivated) throw new ActivationRequired()
  const [before, packages] = await pipeline([
    () => orderedBefore(wanted),
    () => packagesOnSale(site, buyer.profile.country),
  ])
  if (before) return before
  if (site.state === 'closing') throw new SalesClosed()
  if (!gatewayOf(site).capabilities.methods.includes(method)) throw new MethodNotOffered()
  const bought = packages.find(({ id }) => id === wanted.packageId)
  if (!bought) throw new NotFound()
  return insertOrder(wanted, bought)
}

async function orderedBefore(wanted: NewOrder): Promise<Order | null> {
  const order = await Order.query().where('member_id', wanted.buyer.id).where('idempotency_key', wanted.key).first()
  if (order && !order.requestHash.equals(requestHash(wanted))) throw new IdempotencyKeyReused()
  return order
}

async function insertOrder(wanted: NewOrder, bought: CreditPackage, triesLeft = NUMBERS_TRIED): Promise<Order> {
  const { buyer, site, packageId, method, key } = wanted
  const values = {
    member_id: buyer.id,
    package_id: packageId,
    number: orderNumber(),
    credits: bought.credits,
    bonus_credits: bought.bonusCredits,
    amount_minor: bought.priceMinor,
    vat_minor: includedVat(bought.priceMinor, site.company.vat_percent),
    currency: bought.currency,
    gateway: gatewayOf(site).key,
    method,
    statement_descriptor: statementDescriptor(site.company),
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
  if (stored) return stored
  // Nothing inserted: a parallel request used the same key, or the number is taken.
  const order = await orderedBefore(wanted)
  if (order) return order
  if (triesLeft <= 1) throw new Error('an order found no number of its own')
  return insertOrder(wanted, bought, triesLeft - 1)
}

function requestHash({ packageId, method }: NewOrder): Buffer {
  return createHash('sha256').update(`${packageId} ${method}`).digest()
}
