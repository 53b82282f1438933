import { enqueue } from '#app/jobs/enqueue'
import Order from '#app/credits/orders/order'
import { tellNetwork } from '#app/credits/orders/tell_network'
import type Refund from './refund.js'

/** The buyer by mail, and the network they came from, once the money is on its way. */
export async function tellOfRefund({ id, orderId, amountMinor, credits, bonusCredits }: Refund): Promise<void> {
  await enqueue('send_mail', {
    mail: 'refund',
    order: orderId,
    amount_minor: amountMinor,
    credits: credits + bonusCredits,
  })
  const occasion = `refund:${id}`
  await tellNetwork(await Order.findOrFail(orderId), { event: 'refund', minor: amountMinor, occasion })
}
