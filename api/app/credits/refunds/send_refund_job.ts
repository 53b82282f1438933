import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/jobs/enqueue'
import type { Gateway } from '#app/credits/gateways/gateway'
import { lowerClaim } from '#app/credits/orders/claims'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { openTask } from '#app/credits/tasks/open_task'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { DUE_DAYS } from './due_days.js'
import Refund from './refund.js'

/** A gateway that refuses for so long is not asked any more: staff pay it out. */
const TRIED_HOURS = 24

/**
 * Has the gateway give a booked refund back, outside any transaction and under the refund's own key, so that a repeated run sends nothing
 * twice. Where the gateway can't it becomes a task for staff, unless a bank took the money back meanwhile: nothing comes twice.
 */
export async function sendRefundJob(site: Site, refundId: string): Promise<void> {
  const found = await inSeparateTransaction(() => booked(refundId))
  if (!found) return
  const { refund, order } = found
  const gateway = gatewayNamed(order.gateway)
  const isSent = gateway.refund !== undefined && (await send(site, { gateway, refund, order }))
  await inSeparateTransaction(async () => {
    if (isSent) return noteSent(refund)
    return (await dropOvertaken(refund)) || leaveToStaff(refund)
  })
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
    const isOvertaken = await inSeparateTransaction(async () => overtakes(await Order.findOrFail(order.id), refund))
    if (!isOvertaken && bookedAt!.plus({ hours: TRIED_HOURS }) > DateTime.now()) throw error
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

/** Whether a bank took back so much that the refund no longer fits into what was paid (`take_back.ts`). */
function overtakes({ chargedBackMinor, refundingMinor }: Order, { amountMinor }: Refund): boolean {
  return chargedBackMinor > 0 && refundingMinor < amountMinor
}

/** The refund never was: its credits stay taken, for what the bank took back. */
async function dropOvertaken(refund: Refund): Promise<boolean> {
  const order = await lockOrder(refund.orderId)
  if (!overtakes(order, refund)) return false
  const { refundedMinor, refundingMinor } = order
  await order.merge({ refundedMinor: refundedMinor - refundingMinor, refundingMinor: 0 }).save()
  await lowerClaim(order)
  await Refund.query().where('id', refund.id).where('state', 'booked').delete()
  logger.warn({ refund: refund.id, order: order.id }, 'a chargeback was faster than a refund')
  return true
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
