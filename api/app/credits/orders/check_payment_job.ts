import { enqueue } from '#app/jobs/enqueue'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'

/** What a `check_payment` job carries. `pause` is how long it waited, in seconds; missing when the gateway knocked. */
export interface CheckPayment {
  tenant: string
  order: string
  pause?: number
}

/** When an order is first looked after by itself, in seconds, in case the gateway's notification got lost. */
export const FIRST_PAUSE_S = 600
/** Pauses double up to a day; what is not paid then is told by the gateway or never. */
const LONGEST_PAUSE_S = 86_400

/**
 * Brings an order to what its gateway says. While nothing is decided, a job that waited is followed by one that waits longer.
 */
export async function checkPaymentJob({ tenant, order: id, pause = 0 }: CheckPayment): Promise<void> {
  const site = await siteByTenantId(tenant)
  if (!site) return
  const order = await checkPayment(site, id)
  const next = pause * 2
  if (!order?.isPending || next === 0 || next > LONGEST_PAUSE_S) return
  await asTenant(site, () => enqueue('check_payment', { order: id, pause: next }, { startAfter: next }))
}
