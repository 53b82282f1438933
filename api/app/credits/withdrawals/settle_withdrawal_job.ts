import { lockOrder } from '#app/credits/orders/lock_order'
import { openTask } from '#app/credits/tasks/open_task'
import PaymentTask from '#app/credits/tasks/payment_task'
import type { Site } from '#app/tenancy/sites/site'
import { DUE_DAYS } from '#app/credits/refunds/due_days'
import { orderWithdrawn } from './order_withdrawn.js'
import { payBackWithdrawn } from './pay_back_withdrawn.js'
import Withdrawal from './withdrawal.js'
import type { WithdrawalReason } from './withdrawal_reasons.js'

const FOR_STAFF: WithdrawalReason = 'did_not_know_fictional'

/** Pays back what somebody withdrew from, where that is certain, and leaves all else to staff. Harmless when run twice. */
export async function settleWithdrawalJob(site: Site, id: string): Promise<void> {
  const withdrawal = await Withdrawal.find(id)
  if (!withdrawal) return
  const orderId = await orderWithdrawn(withdrawal)
  const isUncertain = orderId === null || !(await settle(site, withdrawal, orderId))
  if (isUncertain || withdrawal.reason === FOR_STAFF) await leaveToStaff(withdrawal)
}

async function settle(site: Site, withdrawal: Withdrawal, orderId: string): Promise<boolean> {
  const order = await lockOrder(orderId)
  await withdrawal.merge({ orderId, memberId: order.memberId }).save()
  return payBackWithdrawn(site, withdrawal, order)
}

async function leaveToStaff({ id, orderId, reason, statedAt }: Withdrawal): Promise<void> {
  // A task that is done stays done.
  if (await PaymentTask.findBy({ withdrawalId: id })) return
  await openTask({
    kind: 'withdrawal',
    orderId,
    withdrawalId: id,
    detail: reason ? { reason } : {},
    dueAt: statedAt.plus({ days: DUE_DAYS }),
  })
}
