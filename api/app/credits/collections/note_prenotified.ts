import Order from '#app/credits/orders/order'

/** The mail that announces a direct debit went out. */
export async function notePrenotified(orderId: string): Promise<void> {
  await Order.query().where('id', orderId).whereNull('prenotified_at').update({ prenotified_at: new Date() })
}
