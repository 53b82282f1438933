import logger from '@adonisjs/core/services/logger'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'
import Order from './order.js'

/** How often a buyer who waits makes us ask, in seconds. */
const AT_MOST_EVERY_S = 2

/**
 * Asks the gateway about an order while its buyer looks at it, so that nobody waits for a job. A gateway that does not answer
 * leaves the order pending.
 * @returns whether the order may be another by now: also when it was not our turn, as whoever had it may be done
 */
export async function settlePendingOrder(order: Order, tenant: Tenant): Promise<boolean> {
  if (!order.isPending || !order.gatewayRef) return false
  if (!(await asTenant(tenant, () => isDue(order)))) return true
  try {
    await checkPayment(tenant, order.id)
  } catch (error) {
    logger.warn({ err: error, order: order.id }, 'the gateway did not answer')
  }
  return true
}

/** Takes the turn to ask; whoever comes within the same two seconds does not get it. */
async function isDue({ id }: Order): Promise<boolean> {
  const [taken] = await Order.query()
    .where('id', id)
    .where('status', 'pending')
    .whereRaw(`(checked_at is null or checked_at < now() - make_interval(secs => ${AT_MOST_EVERY_S}))`)
    .update({ checked_at: new Date() })
  return Number(taken) === 1
}
