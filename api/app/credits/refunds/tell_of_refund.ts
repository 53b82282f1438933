import { enqueue } from '#app/jobs/enqueue'
import type Refund from './refund.js'

/** By mail, once the money is on its way. */
export async function tellOfRefund({ orderId, amountMinor, credits, bonusCredits }: Refund): Promise<void> {
  await enqueue('send_mail', {
    mail: 'refund',
    order: orderId,
    amount_minor: amountMinor,
    credits: credits + bonusCredits,
  })
}
