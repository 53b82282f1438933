import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import Mandate from './mandate.js'

/**
 * The gateway forgets a mandate that ended; nothing is collected by it anyway. Where nothing ever was, and its member is erased, nobody
 * may ask about it any more, and it goes here, too.
 */
export async function revokeMandateJob(site: Site, id: string): Promise<void> {
  const mandate = await inSeparateTransaction(() => Mandate.find(id))
  if (mandate?.state !== 'ended' || !mandate.token) return
  const gateway = gatewayNamed(mandate.gateway)
  await gateway.directDebit?.revokeMandate(mandate.token, await gatewayKeys(site, gateway))
  if (mandate.endReason === 'deleted' && !mandate.lastUsedAt) await inSeparateTransaction(() => mandate.delete())
}
