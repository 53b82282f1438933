import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import Mandate from './mandate.js'

/** The gateway forgets a mandate that ended; nothing is collected by it anyway. */
export async function revokeMandateJob(site: Site, id: string): Promise<void> {
  const mandate = await inSeparateTransaction(() => Mandate.find(id))
  if (mandate?.state !== 'ended' || !mandate.token) return
  const gateway = gatewayNamed(mandate.gateway)
  await gateway.directDebit?.revokeMandate(mandate.token, await gatewayKeys(site, gateway))
}
