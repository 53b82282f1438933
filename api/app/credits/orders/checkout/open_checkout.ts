import { DateTime } from 'luxon'
import { tokenHash } from '#app/http/opaque_token'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { OrderExpired, PaymentUnavailable } from '#app/credits/ledger/credits_errors'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import type { Checkout, OpenCheckout } from '#app/credits/gateways/gateway'
import { SavedMethodRefused } from '#app/credits/gateways/gateway_errors'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import { checkoutOf } from './checkout_of.js'
import { endOrder } from '#app/credits/orders/end_order'
import { lastMoment } from '#app/credits/orders/outcomes/end_unpaid'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'
import { noteRef } from '#app/credits/orders/outcomes/record_notification'
import { returnToken } from './return_token.js'

/**
 * Opens the page where the buyer pays, or charges what they kept. Runs outside any transaction; parallel calls all return the
 * checkout stored first. @throws PaymentUnavailable; a retry is possible @throws SavedMethodRefused; the order has failed
 * @throws OrderExpired; its price may be an old one
 */
export async function openCheckout(order: Order, site: Site, language: string): Promise<Order> {
  if (order.checkoutUrl) return order
  const checkout = checkoutOf(order, site, language)
  const { returnUrl } = checkout
  // It was charged, which was found out later than anybody waited for.
  if (order.gatewayRef) return leadToOrder(order, site, returnUrl)
  if (!order.isPending || DateTime.now() >= lastMoment(order))
    throw order.savedMethodId ? new SavedMethodRefused() : new OrderExpired()
  // A debit is collected on its day (`credits/collections`).
  if (order.mandateId) return leadToOrder(order, site, returnUrl)
  const token = returnToken(order)
  const { ref, url } = await begin(order, site, checkout)
  return asTenant(site, async () => {
    await noteRef({ order: order.id, gateway: order.gateway, ref }, () =>
      Order.query()
        .where('id', order.id)
        .whereNull('checkout_url')
        .update({ gateway_ref: ref, checkout_url: url ?? returnUrl, return_token_hash: tokenHash(token) })
    )
    return Order.findOrFail(order.id)
  })
}

/** There is nothing but our own page about it. */
function leadToOrder(order: Order, site: Site, returnUrl: string): Promise<Order> {
  return asTenant(site, async () => {
    await Order.query()
      .where('id', order.id)
      .update({ checkout_url: returnUrl, return_token_hash: tokenHash(returnToken(order)) })
    return Order.findOrFail(order.id)
  })
}

async function begin(order: Order, site: Site, checkout: Checkout): Promise<OpenCheckout> {
  const gateway = gatewayNamed(order.gateway)
  const { savedMethodId } = order
  try {
    const keys = await gatewayKeys(site, gateway)
    if (!savedMethodId) return await gateway.createCheckout(checkout, keys)
    const kept = await asTenant(site, () => SavedMethod.find(savedMethodId), { readOnly: true })
    if (!kept || !gateway.chargeToken) throw new SavedMethodRefused()
    return await gateway.chargeToken(checkout, kept.token, keys)
  } catch (cause) {
    if (!(cause instanceof SavedMethodRefused)) throw new PaymentUnavailable(undefined, { cause })
    await asTenant(site, () => fail(order))
    throw cause
  }
}

/** A refused saved method is shown as such, and the order is over: another try is another order. */
async function fail({ id, savedMethodId }: Order): Promise<void> {
  await endOrder(await lockOrder(id), 'failed')
  await SavedMethod.query().where('id', savedMethodId!).update({ failed_at: new Date() })
}
