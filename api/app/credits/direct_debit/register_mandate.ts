import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { MandateRefused } from '#app/credits/gateways/gateway_errors'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { endMandates } from './end_mandates.js'
import Mandate from './mandate.js'

/** Has the gateway take a signed mandate over, unless it has it, outside any transaction. Returns what it calls it. @throws MandateRefused; the mandate has ended */
export async function registerMandate(site: Site, mandate: Mandate): Promise<string> {
  if (mandate.token) return mandate.token
  const { id, reference, holder, iban, signedAt } = mandate
  const gateway = gatewayNamed(mandate.gateway)
  try {
    const keys = await gatewayKeys(site, gateway)
    const signedOn = signedAt!.setZone(site.timeZone).toISODate()!
    const token = await gateway.directDebit!.createMandate({ reference, holder, iban, signedOn }, keys)
    const sealed = Mandate.seal(mandate, 'token', token)
    await inSeparateTransaction(() => Mandate.query().where('id', id).update({ sealed_token: sealed }), site)
    return token
  } catch (error) {
    if (error instanceof MandateRefused) await inSeparateTransaction(() => endMandates('refused', { id }), site)
    throw error
  }
}
