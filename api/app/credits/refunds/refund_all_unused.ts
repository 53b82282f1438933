import Refund from './refund.js'
import { refundUnused } from './refund_unused.js'
import { unusedPurchases } from './unused_purchases.js'

/** Pays back what a locked member bought and can't use any more. A second call finds nothing left. */
export async function refundAllUnused(memberId: string, cause: 'ban' | 'closing'): Promise<void> {
  for (const one of await unusedPurchases(memberId))
    await refundUnused(await Refund.create({ memberId, ...one, cause, state: 'wanted' }))
}
