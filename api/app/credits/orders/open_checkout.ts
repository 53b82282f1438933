import { siteAddress } from '#app/tenancy/sites/site_address'
import { tokenHash } from '#app/http/opaque_token'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { PaymentUnavailable } from '#app/credits/ledger/credits_errors'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import type { PaymentMethod } from '#app/credits/gateways/gateway'
import Order from './order.js'
import { joinNotifications } from './record_notification.js'
import { returnToken } from './return_token.js'

/** Runs outside any transaction; parallel calls all return the checkout stored first. @throws PaymentUnavailable; a retry is possible */
export async function openCheckout(order: Order, site: Site, language: string): Promise<Order> {
  if (order.checkoutUrl) return order
  const token = returnToken(order)
  const gateway = gatewayNamed(order.gateway)
  const returnUrl = siteAddress(site.host, `/transactions/${order.id}?token=${token}`)
  const checkout = {
    reference: order.reference,
    number: order.number,
    amountMinor: order.amountMinor,
    currency: order.currency,
    method: order.method as PaymentMethod,
    merchantName: site.settings.name,
    merchantHost: site.host,
    statementDescriptor: order.statementDescriptor,
    language,
    returnUrl,
    webhookUrl: siteAddress(site.host, `/api/webhooks/${gateway.key}`),
  }
  const { ref, url } = await gatewayKeys(site, gateway)
    .then((keys) => gateway.createCheckout(checkout, keys))
    .catch((cause: unknown) => {
      throw new PaymentUnavailable(undefined, { cause })
    })
  return asTenant(site, async () => {
    await Order.query()
      .where('id', order.id)
      .whereNull('gateway_ref')
      .update({ gateway_ref: ref, checkout_url: url ?? returnUrl, return_token_hash: tokenHash(token) })
    await joinNotifications(order.id, order.gateway, ref)
    return Order.findOrFail(order.id)
  })
}
