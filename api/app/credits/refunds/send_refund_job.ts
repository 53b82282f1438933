import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/jobs/enqueue'
import { lowerClaim } from '#app/credits/orders/reversals/claims'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { endTask } from '#app/credits/tasks/end_task'
import { openTask } from '#app/credits/tasks/open_task'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { DUE_DAYS } from './due_days.js'
import Refund from './refund.js'
import { tellOfRefund } from './tell_of_refund.js'

/** A gateway that refuses for so long is not asked any more: staff pay it out. */
const TRIED_HOURS = 24

/**
 * Has the gateway give a booked refund back, outside any transaction and under the refund's own key, so that a repeated run sends nothing
 * twice. Where the gateway can't it becomes a task for staff, unless a bank took the money back meanwhile: nothing comes twice. What is
 * not on its way yet is looked at again when the money came, or a bank took some back (`recheck_refunds.ts`).
 */
export async function sendRefundJob(site: Site, refundId: string): Promise<void> {
  const found = await inSeparateTransaction(() => unpaid(refundId))
  if (!found) return
  const { refund, order } = found
  // Money that is still to come can't go back yet; then, or when the bank says no, this runs again.
  if (order.isAdvanced && order.chargedBackMinor === 0) return
  const isSent = refund.state === 'booked' && (await send(site, refund, order))
  await inSeparateTransaction(async () => {
    if (isSent) return noteSent(refund)
    return (await dropOvertaken(refund)) || leaveToStaff(refund)
  })
}

/** Not on its way yet. */
const UNPAID = ['booked', 'by_hand']

async function unpaid(id: string): Promise<{ refund: Refund; order: Order } | null> {
  const refund = await Refund.query().where('id', id).whereIn('state', UNPAID).first()
  return refund && { refund, order: await Order.findOrFail(refund.orderId) }
}

/** Returns false where the gateway can't. @throws while another try may help */
async function send(site: Site, refund: Refund, order: Order): Promise<boolean> {
  const gateway = gatewayNamed(order.gateway)
  if (!gateway.refund) return false
  const { reference, gatewayRef: ref, currency } = order
  const { amountMinor, bookedAt } = refund
  try {
    const keys = await gatewayKeys(site, gateway)
    await gateway.refund({ reference, ref }, { amountMinor, currency, key: `refund.${refund.id}` }, keys)
    return true
  } catch (error) {
    const isOvertaken = await inSeparateTransaction(async () => overtakes(await Order.findOrFail(order.id), refund))
    if (!isOvertaken && bookedAt!.plus({ hours: TRIED_HOURS }) > DateTime.now()) throw error
    logger.error({ err: error, refund: refund.id }, 'the gateway refuses a refund')
    return false
  }
}

async function noteSent(refund: Refund): Promise<void> {
  if (!(await becomes('sent', refund))) return
  await tellOfRefund(refund)
  await enqueue('check_payment', { order: refund.orderId })
}

/** Another run may have been faster. Returns whether it was this one. */
async function becomes(state: 'sent' | 'by_hand', { id }: Refund): Promise<boolean> {
  const [changed] = await Refund.query().where('id', id).where('state', 'booked').update({ state })
  return Number(changed) === 1
}

/** Whether a bank took back so much that the refund no longer fits into what was paid (`take_back.ts`). */
function overtakes({ chargedBackMinor, refundingMinor }: Order, { amountMinor }: Refund): boolean {
  return chargedBackMinor > 0 && refundingMinor < amountMinor
}

/** Nothing is paid for it: its credits stay taken, for what the bank took back. */
async function dropOvertaken({ id, orderId }: Refund): Promise<boolean> {
  const order = await lockOrder(orderId)
  const refund = await Refund.query().where('id', id).whereIn('state', UNPAID).forUpdate().first()
  if (!refund || !overtakes(order, refund)) return false
  const { refundedMinor, refundingMinor } = order
  await order.merge({ refundedMinor: refundedMinor - refundingMinor, refundingMinor: 0 }).save()
  await lowerClaim(order)
  await refund.merge({ state: 'overtaken', settledAt: DateTime.now() }).save()
  await endTask({ refund_id: id }, { by: null, outcome: 'charged back' })
  logger.warn({ refund: id, order: orderId }, 'a chargeback was faster than a refund')
  return true
}

async function leaveToStaff(refund: Refund): Promise<void> {
  if (!(await becomes('by_hand', refund))) return
  const { id, orderId, amountMinor, currency, requestedAt } = refund
  await openTask({
    kind: 'refund_by_hand',
    orderId,
    refundId: id,
    detail: { amount_minor: amountMinor, currency },
    dueAt: requestedAt.plus({ days: DUE_DAYS }),
  })
}
