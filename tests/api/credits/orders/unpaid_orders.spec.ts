import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import Order from '@manyhearts/api/app/credits/orders/order'
import { noteRef, recordNotification } from '@manyhearts/api/app/credits/orders/outcomes/record_notification'
import { gatewayNamed } from '@manyhearts/api/app/credits/payments/gateway_of'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { brokenRules, newPackage, order, statusWithin, walletOf } from '../shop.ts'

const gateway = new Visitor('pay.localhost')

test.group('An order nobody pays', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa)
  })

  /** Moves an order and its next check so many hours back. */
  function letHoursPass({ brand }: Person, id: string, hours: number) {
    return asOwner(async (owner) => {
      await owner.query(
        `update app.orders set created_at = created_at - make_interval(hours => $3), checked_at = null,
           watched_until = watched_until - make_interval(hours => $3) where tenant_id = $1 and id = $2`,
        [brand.id, id, hours]
      )
      await owner.query(
        `update pgboss.job set start_after = now() where name = 'check_payment' and data ->> 'order' = $1 and state < 'active'`,
        [id]
      )
    }, brand)
  }

  /** As if the gateway's answer had got lost. */
  const forgetCheckout = (id: string) =>
    asOwner(
      (owner) => owner.query('update app.orders set gateway_ref = null, checkout_url = null where id = $1', [id]),
      cast.rosa
    )

  /** As if the gateway had never heard of it. */
  const forgetPayment = (id: string) =>
    asOwner((owner) =>
      owner.query('delete from infra.sandbox_payments where reference = $1', [`${cast.rosa.id}.${id}`])
    )

  const statusOf = async (id: string) => (await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status as string

  test('that never opened is not opened later at an old price: another try is another order', async ({ assert }) => {
    const key = randomUUID()
    const { body } = await order(cast.ann, package_id, key)
    await forgetCheckout(body.order.id)
    await letHoursPass(cast.ann, body.order.id, 1)

    const late = await order(cast.ann, package_id, key)

    assert.equal(late.status, 409)
    assert.equal(late.body.errors[0].code, 'order_expired')
    await nothingIsLeft(cast.rosa)
    assert.equal(await statusOf(body.order.id), 'cancelled')
    assert.equal((await order(cast.ann, package_id, key)).status, 409)
    assert.equal((await order(cast.ann, package_id)).status, 201)
  })

  test('ends by itself when its time is over, and late money still counts', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { id } = body.order

    await letHoursPass(cast.ann, id, 25)
    await nothingIsLeft(cast.rosa)
    assert.equal(await statusOf(id), 'cancelled')

    await gateway.post(`${new URL(body.redirect_url).pathname}/paid`)
    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is asked about until then', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { id } = body.order

    await letHoursPass(cast.ann, id, 20)
    await nothingIsLeft(cast.rosa)

    assert.equal(await statusOf(id), 'pending')
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select from pgboss.job where name = 'check_payment' and data ->> 'order' = $1 and state = 'created' and start_after > now()`,
          [id]
        ),
      cast.rosa
    )
    assert.isNotEmpty(rows)
  })

  test('whose checkout never opened ends within the hour, and the same request opens it before', async ({ assert }) => {
    const key = randomUUID()
    const { body } = await order(cast.ann, package_id, key)
    const { id } = body.order
    await forgetCheckout(id)
    await forgetPayment(id)

    const again = await order(cast.ann, package_id, key)
    assert.equal(again.body.order.id, id)
    assert.match(again.body.redirect_url, /checkout\/sb_/)

    await forgetCheckout(id)
    await forgetPayment(id)
    await letHoursPass(cast.ann, id, 1)
    await nothingIsLeft(cast.rosa)
    assert.equal(await statusOf(id), 'cancelled')
  })

  test('of which only the gateway’s reference got lost is found by ours', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { id } = body.order
    await forgetCheckout(id)
    await gateway.post(`${new URL(body.redirect_url).pathname}/paid`)

    await letHoursPass(cast.ann, id, 1)
    await nothingIsLeft(cast.rosa)

    assert.equal(await statusOf(id), 'completed')
  })
})

test.group('A notification', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('that is faster than our own note of the payment is joined to its order', async ({ assert }) => {
    const { body } = await order(cast.ann, await newPackage(cast.rosa))
    const ref = new URL(body.redirect_url).pathname.split('/').at(-1)!
    const { id } = body.order
    await asOwner((owner) => owner.query('update app.orders set gateway_ref = null where id = $1', [id]), cast.rosa)
    await asOwner((owner) => owner.query(`update infra.sandbox_payments set status = 'paid' where id = $1`, [ref]))

    const raw = { method: 'POST', headers: {}, query: '', body: 'x' }
    await asTenant(cast.rosa, () => recordNotification(gatewayNamed('sandbox'), { eventId: null, ref }, raw))
    await nothingIsLeft(cast.rosa)
    await asTenant(cast.rosa, () =>
      noteRef({ order: id, gateway: 'sandbox', ref }, () => Order.query().where('id', id).update({ gateway_ref: ref }))
    )
    await nothingIsLeft(cast.rosa)

    assert.equal((await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status, 'completed')
  })
})
