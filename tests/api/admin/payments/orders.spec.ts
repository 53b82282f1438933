import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type Order from '@manyhearts/api/app/credits/orders/order'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('Orders in the console', (group) => {
  let cast: Cast
  let paid: Order
  group.each.setup(async () => {
    cast = await newCast({ rosa: { goodwill_limit: 100 } })
    paid = await pay(cast.ann, await newPackage(cast.rosa, { key: 'starter', credits: 100, price_minor: 1200 }))
    await pay(cast.ben, await newPackage(cast.rosa))
    await pay(cast.dora, await newPackage(cast.vlam))
  })

  const staff = (role: string, brand = cast.rosa) => newStaff([{ brand, role }])
  const list = (who: Visitor, filter: object = {}) =>
    who.get(listPath('orders', { filter: { tenant_id: cast.rosa.id, ...filter } }))
  const show = (who: Visitor, id = paid.id) => who.get(`/api/orders/${id}?tenant_id=${cast.rosa.id}`)
  const numbers = (answer: { body: any }) => answer.body.map(({ number }: { number: string }) => number)

  test('the latest stand first, and say what was bought by whom', async ({ assert }) => {
    const { status, body, headers } = await list(await staff('operator'))

    assert.equal(status, 200)
    assert.equal(headers['content-range'], 'orders 0-1/2')
    assert.containSubset(body[1], {
      number: paid.number,
      member: { id: cast.ann.member.id, name: cast.ann.profile.name },
      package: 'starter',
      amount_minor: 1200,
      currency: 'GBP',
      status: 'completed',
      method: 'card',
    })
  })

  test('one is found by its number, its payment, its id, and the support code of who bought', async ({ assert }) => {
    const kim = await staff('finance')
    await asOwner(
      (owner) =>
        owner.query(
          `update app.members set support_code = '314159', support_code_until = now() + interval '1 hour' where id = $1`,
          [cast.ann.member.id]
        ),
      cast.rosa
    )

    for (const q of [
      paid.number.toLowerCase(),
      paid.number.slice(2),
      paid.gatewayRef,
      paid.id,
      '314 159',
      cast.ann.member.id,
    ])
      assert.deepEqual(numbers(await list(kim, { q })), [paid.number], String(q))
    for (const q of [cast.ann.member.email, 'tr_nobodys', 'R-222222'])
      assert.deepEqual(numbers(await list(kim, { q })), [])
  })

  test('they are filtered by state, method and time', async ({ assert }) => {
    const kim = await staff('finance')

    assert.lengthOf(numbers(await list(kim, { status: 'completed', method: 'card' })), 2)
    for (const filter of [{ status: 'pending' }, { method: 'paypal' }, { until: '2020-01-01T00:00:00Z' }])
      assert.lengthOf(numbers(await list(kim, filter)), 0)
    assert.equal((await list(kim, { status: 'lost' })).status, 422)
  })

  test('who sees no members isn’t told whose an order is', async ({ assert }) => {
    const [listed, shown] = [await list(await staff('finance')), await show(await staff('finance'))]

    assert.deepEqual(new Set(listed.body.map(({ member }: { member: unknown }) => member)), new Set([null]))
    assert.deepInclude(shown.body, { number: paid.number, member: null, tracking: null })
    assert.notInclude(listed.text + shown.text, cast.ann.profile.name)
    assert.equal((await show(await staff('support'))).body.member.id, cast.ann.member.id)
  })

  test('an order tells all that happened about it, and who did it', async ({ assert }) => {
    const kim = await staff('finance')
    const give = (amount_minor: number) =>
      kim.post(
        `/api/tenants/${cast.rosa.id}/orders/${paid.number}/refunds`,
        { amount_minor, reason: 'harassed' },
        { 'idempotency-key': randomUUID() }
      )
    await give(100)
    await give(400)

    const { status, body } = await show(kim)

    assert.equal(status, 200)
    assert.deepInclude(body, { gateway: 'sandbox', gateway_ref: paid.gatewayRef, refunded_minor: 100, vat_minor: 200 })
    assert.containSubset(body.refunds, [
      { state: 'proposed', amount_minor: 400, reason: 'harassed', asked_by: { name: 'Sam' }, agreed_by: null },
    ])
    assert.sameMembers(
      body.credits_moved.map(({ kind }: { kind: string }) => kind),
      ['purchase', 'refund']
    )
    assert.isString(body.completed_at)
  })

  test('the receipt is had as the buyer has it, and of paid orders alone', async ({ assert }) => {
    const receipt = (who: Visitor, number = paid.number) =>
      who.get(`/api/tenants/${cast.rosa.id}/orders/${number}/receipt`)

    const { status, headers } = await receipt(await staff('support'))

    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/pdf')
    assert.include(headers['content-disposition'], paid.number)
    assert.equal((await receipt(await newPlatformAdmin(), 'R-222222')).status, 404)
    assert.equal((await receipt(await staff('moderator'))).status, 403)
    assert.equal((await receipt(await staff('finance', cast.vlam))).status, 404)
  })

  test('desk and moderators see none, and nobody another brand’s', async ({ assert }) => {
    for (const role of ['desk', 'moderator']) {
      assert.equal((await list(await staff(role))).status, 403, role)
      assert.equal((await show(await staff(role))).status, 403, role)
    }
    assert.equal((await list(await staff('finance', cast.vlam))).status, 404)
    const elsewhere = await newStaff([
      { brand: cast.rosa, role: 'finance' },
      { brand: cast.vlam, role: 'finance' },
    ])
    assert.equal((await elsewhere.get(`/api/orders/${paid.id}?tenant_id=${cast.vlam.id}`)).status, 404)
  })
})
