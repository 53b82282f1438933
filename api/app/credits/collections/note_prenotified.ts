import type Mandate from '#app/credits/direct_debit/mandate'
import { nextBankDay } from '#app/credits/direct_debit/bank_day'
import Order from '#app/credits/orders/order'
import type { Site } from '#app/tenancy/sites/site'

/** The mail that announces a direct debit went out. */
export async function notePrenotified(orderId: string): Promise<void> {
  await Order.query().where('id', orderId).whereNull('prenotified_at').update({ prenotified_at: new Date() })
}

/** A debit that is announced late is collected so much later, so that its notice is as long as agreed. @returns the order, with its new day */
export async function postponeLate(order: Order, { noticeDays }: Mandate, { timeZone }: Site): Promise<Order> {
  const earliest = nextBankDay(timeZone, noticeDays)
  if (order.prenotifiedAt || order.collectingAt || !order.isPending || order.collectOn!.toISODate()! >= earliest)
    return order
  await Order.query().where('id', order.id).whereNull('collecting_at').update({ collect_on: earliest })
  await order.refresh()
  return order
}
