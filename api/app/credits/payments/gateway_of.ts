import { NotFound } from '#app/http/http_errors'
import type { Site } from '#app/tenancy/sites/site'
import type { Gateway, OfferedMethod } from '#app/credits/gateways/gateway'
import { mollieGateway } from '#app/credits/gateways/mollie/mollie_gateway'
import { sandboxGateway } from '#app/credits/gateways/sandbox/sandbox_gateway'
import { verotelGateway } from '#app/credits/gateways/verotel/verotel_gateway'

export const GATEWAYS: readonly Gateway[] = [sandboxGateway, verotelGateway, mollieGateway]

/** The gateway a brand sells through now; older orders keep theirs. */
export function gatewayOf({ settings }: Pick<Site, 'settings'>): Gateway {
  return gatewayNamed(settings.payment_gateway)
}

/** By the key in orders and webhook URLs. @throws NotFound */
export function gatewayNamed(key: string): Gateway {
  const found = GATEWAYS.find((one) => one.key === key)
  if (!found) throw new NotFound()
  return found
}

export interface Purchase {
  country: string
  currency: string
  /** Left out: any amount. */
  amountMinor?: number
}

/** What a buyer may pay with, by country, currency and amount. */
export function methodsFor({ methods }: Gateway, { country, currency, amountMinor }: Purchase): OfferedMethod[] {
  return methods.filter(
    ({ countries, currencies, minMinor = 0, maxMinor = Infinity }) =>
      (!countries || countries.includes(country)) &&
      currencies.includes(currency) &&
      (amountMinor === undefined || (amountMinor >= minMinor && amountMinor <= maxMinor))
  )
}
