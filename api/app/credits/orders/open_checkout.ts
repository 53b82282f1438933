import { pipeline } from '#app/tenancy/context/pipeline'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { newToken } from '#app/http/opaque_token'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { FIRST_PAUSE_S } from './check_payment_job.js'
import { PaymentUnavailable } from '#app/credits/ledger/credits_errors'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import type { PaymentMethod } from '#app/credits/gateways/gateway'
import Order from './order.js'

/** Runs outside any transaction; parallel calls all return the checkout stored first. @throws PaymentUnavailable; a retry is possible */
export async function openCheckout(order: Order, site: Site, language: string): Promise<Order> {
  if (order.checkoutUrl) return order
  const { token, hash } = newToken()
  const { ref, url } = await gatewayNamed(order.gateway)
    .createCheckout({
      reference: order.reference,
      amountMinor: order.amountMinor,
      currency: order.currency,
      method: order.method as PaymentMethod,
      merchantName: site.settings.name,
      merchantHost: site.host,
      statementDescriptor: order.statementDescriptor,
      language,
      returnUrl: siteAddress(site.host, `/transactions/${order.id}?token=${token}`),
    })
    .catch((cause: unknown) => {
      throw new PaymentUnavailable(undefined, { cause })
    })
  return asTenant(site, async () => {
    await pipeline([
      () =>
        Order.query()
          .where('id', order.id)
          .whereNull('gateway_ref')
          .update({ gateway_ref: ref, checkout_url: url, return_token_hash: hash }),
      () => enqueue('check_payment', { order: order.id, pause: FIRST_PAUSE_S }, { startAfter: FIRST_PAUSE_S }),
    ])
    return Order.findOrFail(order.id)
  })
}
