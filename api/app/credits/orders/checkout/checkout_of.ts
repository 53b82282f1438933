import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import type { Checkout, PaymentMethod } from '#app/credits/gateways/gateway'
import type Order from '#app/credits/orders/order'
import { returnToken } from './return_token.js'

/** An order as its gateway is told it: the same at every try. */
export function checkoutOf(order: Order, site: Site, language: string): Checkout {
  return {
    reference: order.reference,
    number: order.number,
    amountMinor: order.amountMinor,
    currency: order.currency,
    method: order.method as PaymentMethod,
    savesMethod: order.savesMethod,
    merchantName: site.settings.name,
    merchantHost: site.host,
    statementDescriptor: order.statementDescriptor,
    language,
    returnUrl: siteAddress(site.host, `/transactions/${order.id}?token=${returnToken(order)}`),
    webhookUrl: siteAddress(site.host, `/api/webhooks/${order.gateway}`),
  }
}
