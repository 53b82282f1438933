import RefundRequest from './refund_request.js'
import { unusedPurchases } from './unused_purchases.js'

/** Notes for staff what a member who leaves gets back, a row for each order with unused credits. */
export async function requestRefunds(memberId: string): Promise<void> {
  const unused = await unusedPurchases(memberId)
  await RefundRequest.createMany(unused.map((one) => ({ memberId, ...one })))
}
