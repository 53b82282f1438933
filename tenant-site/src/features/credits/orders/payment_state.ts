import type { Order } from '#site/features/credits/transactions/shapes.ts'

export type PaymentState = Order['status'] | 'partly_refunded'

/** An order of which only a part was refunded stays completed. */
export function paymentState({ status, refunded_minor }: Order): PaymentState {
  return status === 'completed' && refunded_minor > 0 ? 'partly_refunded' : status
}
