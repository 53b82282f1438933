import Refund from './refund.js'
import { refundUnused } from './refund_unused.js'
import { unusedPurchases } from './unused_purchases.js'

/** A member who leaves wants the unused credits refunded; nothing is booked while they may still come back. */
export async function wantRefunds(memberId: string): Promise<void> {
  const unused = await unusedPurchases(memberId)
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
  const wanted = await Refund.query().where('member_id', memberId).where('state', 'wanted').orderBy('id')
  for (const refund of wanted) await refundUnused(refund)
}
