import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'
import { lastMoment } from './end_unpaid.js'

export interface CheckPayment {
  tenant: string
  order: string
  pause?: number
}

/** Seconds until an order is first checked, in case the gateway's notification got lost. */
export const FIRST_PAUSE_S = 600
const LONGEST_PAUSE_S = 86_400
/** After the last moment, so that the order then ends. */
const MARGIN_S = 60

/** Pauses double up to a day, for as long as the payment method may take: a debit's bank answers after days. */
export async function checkPaymentJob({ tenant, order: id, pause = 0 }: CheckPayment): Promise<void> {
  const site = await siteByTenantId(tenant)
  if (!site) return
  const order = await checkPayment(site, id)
  if (!order?.isPending || pause === 0) return
  const left = Math.ceil(lastMoment(order).diff(DateTime.now()).as('seconds')) + MARGIN_S
  const next = Math.min(pause * 2, LONGEST_PAUSE_S, left)
  await asTenant(site, () => enqueue('check_payment', { order: id, pause: next }, { startAfter: next }))
}
