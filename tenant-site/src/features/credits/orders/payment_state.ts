import type { Order } from '#site/features/credits/transactions/shapes.ts'

export type PaymentState = Order['status'] | 'open' | 'partly_refunded' | 'reversal_notified'

/**
 * An order of which only a part was refunded stays completed, and so does one of which nobody knows yet how much went back. One that
 * is pending is waited for only by whoever comes back from the payment page, or until a debit's day.
 */
export function paymentState(
  { status, refunded_minor, reversal_notified, collect_on }: Order,
  isBack: boolean
): PaymentState {
  if (status === 'pending') return isBack || collect_on ? 'pending' : 'open'
  if (status !== 'completed') return status
  if (refunded_minor > 0) return 'partly_refunded'
  return reversal_notified ? 'reversal_notified' : status
}
