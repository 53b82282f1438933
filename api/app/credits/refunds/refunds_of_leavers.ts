import Refund from './refund.js'
import { refundUnused } from './refund_unused.js'
import { unusedPurchases } from './unused_purchases.js'

/**
 * A member who leaves wants the unused credits refunded; nothing is booked while they may still come back. Again at the end of that time,
 * for what was paid or came back meanwhile.
 */
export async function wantRefunds(memberId: string): Promise<void> {
  const wanted = new Set((await wantedOf(memberId)).map(({ orderId }) => orderId))
  const unused = (await unusedPurchases(memberId)).filter(({ orderId }) => !wanted.has(orderId))
  await Refund.createMany(
    unused.map((one) => ({ memberId, ...one, cause: 'deletion' as const, state: 'wanted' as const }))
  )
}

/** They came back. */
export async function dropWantedRefunds(memberId: string): Promise<void> {
  await Refund.query().where('member_id', memberId).where('state', 'wanted').delete()
}

/** They can't come back any more. */
export async function bookWantedRefunds(memberId: string): Promise<void> {
  for (const refund of await wantedOf(memberId)) await refundUnused(refund)
}

async function wantedOf(memberId: string): Promise<Refund[]> {
  return Refund.query().where('member_id', memberId).where('state', 'wanted').orderBy('id')
}
