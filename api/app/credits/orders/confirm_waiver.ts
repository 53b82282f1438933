import Order from './order.js'

/** The mail that repeats the waiver went out. */
export async function confirmWaiver(orderId: string): Promise<void> {
  await Order.query()
    .where('id', orderId)
    .whereNotNull('waiver_at')
    .whereNull('waiver_confirmed_at')
    .update({ waiver_confirmed_at: new Date() })
}
