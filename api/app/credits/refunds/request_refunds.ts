import RefundRequest from './refund_request.js'
import { unusedPurchases } from './unused_purchases.js'

export async function requestRefunds(memberId: string): Promise<void> {
  const unused = await unusedPurchases(memberId)
  await RefundRequest.createMany(unused.map((one) => ({ memberId, ...one })))
}
