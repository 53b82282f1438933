import { enqueue } from '#app/jobs/enqueue'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'

export interface CheckPayment {
  tenant: string
  order: string
  pause?: number
}

/** Seconds until an order is first checked, in case the gateway's notification got lost. */
export const FIRST_PAUSE_S = 600
/** Pauses double up to a day; after that no more checks are scheduled. */
const LONGEST_PAUSE_S = 86_400

export async function checkPaymentJob({ tenant, order: id, pause = 0 }: CheckPayment): Promise<void> {
  const site = await siteByTenantId(tenant)
  if (!site) return
  const order = await checkPayment(site, id)
  const next = pause * 2
  if (!order?.isPending || next === 0 || next > LONGEST_PAUSE_S) return
  await asTenant(site, () => enqueue('check_payment', { order: id, pause: next }, { startAfter: next }))
}
