import fc from 'fast-check'
import { test } from '@japa/runner'
import Order, { ORDER_RANKS, type OrderStatus } from '@manyhearts/api/app/credits/orders/order'

const states = Object.keys(ORDER_RANKS) as OrderStatus[]

test.group('An order’s states', () => {
  test('in whatever order notifications come, received money stays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<OrderStatus>('pending', 'failed', 'cancelled', 'completed'), { maxLength: 12 }),
        (news) => {
          const order = new Order().merge({ status: 'pending' })
          let deliveries = 0
          for (const status of news) {
            if (!order.mayBecome(status)) continue
            order.status = status
            if (status === 'completed') deliveries++
          }
          return news.includes('completed') ? order.status === 'completed' && deliveries === 1 : deliveries === 0
        }
      )
    )
  })

  test('no state leads back to an earlier one', ({ assert }) => {
    for (const from of states)
      for (const to of states)
        assert.equal(new Order().merge({ status: from }).mayBecome(to), ORDER_RANKS[to] > ORDER_RANKS[from])
  })
})
