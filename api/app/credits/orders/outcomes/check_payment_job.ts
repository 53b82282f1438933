import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/jobs/enqueue'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'
import { lastMoment } from './end_unpaid.js'
import Order from '#app/credits/orders/order'

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

/**
 * Pauses double up to a day, for as long as the payment method may take: a debit's bank answers after days. A gateway that does not
 * answer, or not understandably, is asked again after the same pause; only the last question is repeated by the queue until it is dead.
 */
export async function checkPaymentJob({ tenant, order: id, pause = 0 }: CheckPayment): Promise<void> {
  const site = await siteByTenantId(tenant)
  if (!site) return
  const order = await checkPayment(site, id).catch((error: unknown) => {
    if (pause === 0) throw error
    return afterFailure(site, id, error)
  })
  if (!order || !isUndecided(order) || pause === 0) return
  const next = Math.min(pause * 2, LONGEST_PAUSE_S, secondsLeft(order) + MARGIN_S)
  if (next <= 0) return
  await asTenant(site, () => enqueue('check_payment', { order: id, pause: next }, { startAfter: next }))
}

/** One that was credited before its money came is asked about until it has come, or the bank said no. */
function isUndecided({ isPending, isAdvanced, chargedBackMinor }: Order): boolean {
  return isPending || (isAdvanced && chargedBackMinor === 0)
}

/** @throws the same error once there is no later question */
async function afterFailure(site: Tenant, id: string, error: unknown): Promise<Order> {
  const order = await asTenant(site, () => Order.findOrFail(id), { readOnly: true })
  if (secondsLeft(order) <= 0) throw error
  logger.error({ err: error, order: id }, 'the gateway did not say whether an order is paid')
  return order
}

function secondsLeft(order: Order): number {
  return Math.ceil(lastMoment(order).diff(DateTime.now()).as('seconds'))
}
