import type { OfferedMethod } from '#app/credits/gateways/gateway'
import { sendsSms } from '#app/credits/sms/sms_sender'
import type { Site } from '#app/tenancy/sites/site'
import { gatewayOf, methodsFor, type Purchase } from './gateway_of.js'

/** What a brand's buyer may pay with: what its gateway offers, but for a direct debit by mandate that the brand can't ask for. */
export function methodsOffered(site: Site, purchase: Purchase): OfferedMethod[] {
  const gateway = gatewayOf(site)
  const isLacking = gateway.directDebit !== undefined && !collectsDebits(site)
  return methodsFor(gateway, purchase).filter(({ key }) => key !== 'direct_debit' || !isLacking)
}

/** Whether the brand collects direct debits itself: by its gateway, as a creditor, with codes by text message. */
export function collectsDebits(site: Site): boolean {
  const { company, settings } = site
  return (
    gatewayOf(site).directDebit !== undefined &&
    company.creditor_id !== '' &&
    settings.direct_debit_limit > 0 &&
    sendsSms()
  )
}
