import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/jobs/enqueue'
import type { Gateway } from '#app/credits/gateways/gateway'
import Order from '#app/credits/orders/order'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { openTask } from '#app/credits/tasks/open_task'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import Refund from './refund.js'

/** A gateway that refuses for so long is not asked any more: staff pay it out. */
const TRIED_HOURS = 24
/** By when money has to go back (Directive 2011/83/EU, art. 13(1)). */
const DUE_DAYS = 14

/**
 * Has the gateway give a booked refund back, outside any transaction and under the refund's own key, so that a repeated run sends nothing
 * twice. Where the gateway can't it becomes a task for staff.
 */
export async function sendRefundJob(site: Site, refundId: string): Promise<void> {
  const found = await inSeparateTransaction(() => booked(refundId))
  if (!found) return
  const { refund, order } = found
  const gateway = gatewayNamed(order.gateway)
  const isSent = gateway.refund !== undefined && (await send(site, { gateway, refund, order }))
  await inSeparateTransaction(() => (isSent ? noteSent(refund) : leaveToStaff(refund)))
}

async function booked(id: string): Promise<{ refund: Refund; order: Order } | null> {
  const refund = await Refund.query().where('id', id).where('state', 'booked').first()
  return refund && { refund, order: await Order.findOrFail(refund.orderId) }
}

/** @throws while another try may help */
async function send(
  site: Site,
  { gateway, refund, order }: { gateway: Gateway; refund: Refund; order: Order }
): Promise<boolean> {
  const { reference, gatewayRef: ref, currency } = order
  const { amountMinor, bookedAt } = refund
  try {
    const keys = await gatewayKeys(site, gateway)
    await gateway.refund!({ reference, ref }, { amountMinor, currency, key: `refund.${refund.id}` }, keys)
    return true
  } catch (error) {
    if (bookedAt!.plus({ hours: TRIED_HOURS }) > DateTime.now()) throw error
    logger.error({ err: error, refund: refund.id }, 'the gateway refuses a refund')
    return false
  }
}

async function noteSent({ id, orderId, amountMinor, credits, bonusCredits }: Refund): Promise<void> {
  const [noted] = await Refund.query().where('id', id).where('state', 'booked').update({ state: 'sent' })
  if (Number(noted) !== 1) return
  await enqueue('send_mail', {
    mail: 'refund',
    order: orderId,
    amount_minor: amountMinor,
    credits: credits + bonusCredits,
  })
  await enqueue('check_payment', { order: orderId })
}

async function leaveToStaff({ id, orderId, amountMinor, currency, requestedAt }: Refund): Promise<void> {
  await Refund.query().where('id', id).where('state', 'booked').update({ state: 'by_hand' })
  await openTask({
    kind: 'refund_by_hand',
    orderId,
    refundId: id,
    detail: { amount_minor: amountMinor, currency },
    dueAt: requestedAt.plus({ days: DUE_DAYS }),
  })
}
