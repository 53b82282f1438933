import { test } from '@japa/runner'
import { lockOrder } from '@manyhearts/api/app/credits/orders/lock_order'
import Refund from '@manyhearts/api/app/credits/refunds/refund'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newCast } from '../../../cast.ts'
import { newPackage, pay } from '../shop.ts'

test.group('An order that is locked', () => {
  test('doesn’t wait for who writes a refund of it and locks it afterwards', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    const { id, memberId, currency } = await pay(ann, await newPackage(rosa))

    const locked = await asTenant(rosa, async () => {
      await Refund.create({ orderId: id, memberId, currency, cause: 'deletion', state: 'wanted', amountMinor: 1 })
      await asTenant(rosa, () => lockOrder(id), { connection: 'separate' })
      return lockOrder(id)
    })

    assert.equal(locked.id, id)
  }).timeout(20_000)
})
