import { lockOrder } from '#app/credits/orders/lock_order'
import Refund from '#app/credits/refunds/refund'
import { NotFound } from '#app/http/http_errors'
import { OwnRefund, RefundDecided } from '#app/admin/access/admin_errors'
import type StaffMember from '#app/staff/accounts/staff_member'

/** Locks a refund that waits for a second person. @throws NotFound OwnRefund RefundDecided */
export async function proposedRefund(id: string, { id: staffId }: StaffMember): Promise<Refund> {
  const found = await Refund.find(id)
  if (!found || found.cause !== 'goodwill') throw new NotFound()
  await lockOrder(found.orderId)
  const refund = await Refund.query().where('id', id).forUpdate().firstOrFail()
  if (refund.askedBy === staffId) throw new OwnRefund()
  if (refund.state !== 'proposed') throw new RefundDecided()
  return refund
}
