import Member from '#app/members/people/member'
import Order from '#app/credits/orders/order'

/** An order with its buyer, banned or not; null for a buyer whose data was erased. */
export async function orderingMember(id: string): Promise<{ order: Order; member: Member } | null> {
  const order = await Order.find(id)
  if (!order) return null
  const member = await Member.query()
    .where('id', order.memberId)
    .whereNot('status', 'erased')
    .preload('profile')
    .first()
  return member && { order, member }
}
