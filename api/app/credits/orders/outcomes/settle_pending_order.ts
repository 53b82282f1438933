import logger from '@adonisjs/core/services/logger'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { checkPayment } from './check_payment.js'
import Order from '#app/credits/orders/order'

const AT_MOST_EVERY_S = 2

/** Asks the gateway while the buyer waits. Returns whether the order may have changed, also by a parallel request. */
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

async function isDue({ id }: Order): Promise<boolean> {
  const [taken] = await Order.query()
    .where('id', id)
    .where('status', 'pending')
    .whereRaw(`(checked_at is null or checked_at < now() - make_interval(secs => ${AT_MOST_EVERY_S}))`)
    .update({ checked_at: new Date() })
  return Number(taken) === 1
}
