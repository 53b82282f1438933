import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import Order from '@manyhearts/api/app/credits/orders/order'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { brokenRules, charge, newPackage, pay, walletOf } from '../../credits/shop.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { withPlantedRefusal } from '../access/planted_refusal.ts'

test.group('Refunds by finance staff', (group) => {
  let cast: Cast
  let paid: Order
  group.each.setup(async () => {
    cast = await newCast({ rosa: { goodwill_limit: 500 } })
    paid = await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 1200 }))
  })

  const finance = () => newStaff([{ brand: cast.rosa, role: 'finance' }])
  const brandPath = () => `/api/tenants/${cast.rosa.id}`
  const calculate = (who: Visitor, number = paid.number) => who.get(`${brandPath()}/orders/${number}/refund`)
  const give = (who: Visitor, amount_minor: unknown, more: object = {}, key: string = randomUUID()) =>
    who.post(
      `${brandPath()}/orders/${paid.number}/refunds`,
      { amount_minor, reason: 'harassed', ...more },
      { 'idempotency-key': key }
    )
  const decide = (who: Visitor, id: string, how: 'agreement' | 'decline') =>
    who.post(`${brandPath()}/refunds/${id}/${how}`)
  const current = () => asTenant(cast.rosa, () => Order.findOrFail(paid.id))

  test('the calculator says what was used, what is left, and what it comes to', async ({ assert }) => {
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })

    const { status, body } = await calculate(await finance())

    assert.equal(status, 200)
    assert.deepInclude(body, {
      number: paid.number,
      status: 'completed',
      currency: 'GBP',
      amount_minor: 1200,
      vat_minor: 200,
      credits: 100,
      bonus_credits: 20,
      credits_used: 40,
      credits_unused: 60,
      bonus_unused: 0,
      unused_minor: 720,
      unused_vat_minor: 120,
      whole_minor: 1200,
      whole_vat_minor: 200,
      goodwill_limit: 500,
      refunds: [],
    })
  })

  test('up to the limit one person gives it, and it is booked and logged', async ({ assert }) => {
    const { status, body } = await give(await finance(), 500)

    assert.equal(status, 201)
    assert.deepInclude(body.refund, { state: 'booked', amount_minor: 500, cause: 'goodwill', reason: 'harassed' })
    assert.equal((await current()).refundedMinor, 500)
    assert.containSubset(await auditOf(cast.rosa), [
      {
        action: 'refund_given',
        detail: { level: 'member', id: cast.ann.member.id, name: '£5.00', reason: 'harassed' },
      },
    ])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('the same key gives once, and another body with it is refused', async ({ assert }) => {
    const kim = await finance()
    const key = randomUUID()

    const first = await give(kim, 500, {}, key)
    const again = await give(kim, 500, {}, key)
    const others = [await give(kim, 400, {}, key), await give(kim, 500, { reason: 'other' }, key)]
    const without = await give(kim, 500, {}, '')

    assert.equal(again.status, 201)
    assert.equal(again.body.refund.id, first.body.refund.id)
    for (const { status, body } of others)
      assert.deepEqual([status, body.errors[0].code], [409, 'idempotency_key_reused'])
    assert.deepEqual([without.status, without.body.errors[0].code], [400, 'idempotency_key_missing'])
    assert.equal((await current()).refundedMinor, 500)
    assert.lengthOf(
      (await auditOf(cast.rosa)).filter(({ action }) => action === 'refund_given'),
      1
    )
  })

  test('the same key many times at once gives once', async ({ assert }) => {
    const kim = await finance()
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 5 }, () => give(kim, 100, {}, key)))

    assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.refund?.id}`)).size, 1)
    assert.equal((await current()).refundedMinor, 100)
  })

  test('above it another person agrees; whoever asked can’t', async ({ assert }) => {
    const kim = await finance()
    const { body } = await give(kim, 501)
    assert.equal(body.refund.state, 'proposed')
    assert.equal((await current()).refundedMinor, 0)

    for (const how of ['agreement', 'decline'] as const) {
      const own = await decide(kim, body.refund.id, how)
      assert.deepEqual([own.status, own.body.errors[0].code], [403, 'own_refund'])
    }
    const other = await finance()
    assert.equal((await decide(other, body.refund.id, 'agreement')).status, 204)

    assert.equal((await current()).refundedMinor, 501)
    const [shown] = (await calculate(kim)).body.refunds
    assert.include(['booked', 'sent'], shown.state)
    assert.isString(shown.agreed_by)
    const again = await decide(other, body.refund.id, 'decline')
    assert.deepEqual([again.status, again.body.errors[0].code], [409, 'refund_decided'])
    assert.containSubset(await auditOf(cast.rosa), [{ action: 'refund_given' }, { action: 'refund_agreed' }])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('another person declines, and nothing is booked', async ({ assert }) => {
    const { body } = await give(await finance(), 1200)

    assert.equal((await decide(await newPlatformAdmin(), body.refund.id, 'decline')).status, 204)

    assert.equal((await current()).refundedMinor, 0)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })
    assert.equal((await calculate(await finance())).body.refunds[0].state, 'declined')
    assert.containSubset(await auditOf(cast.rosa), [{ action: 'refund_declined' }])
  })

  test('more than was paid, no reason, or no money is refused field by field', async ({ assert }) => {
    const kim = await finance()
    for (const [answer, field] of [
      [await give(kim, 1201), 'amount_minor'],
      [await give(kim, 0), 'amount_minor'],
      [await give(kim, 1.5), 'amount_minor'],
      [await give(kim, 100, { reason: ' ' }), 'reason'],
      [await give(kim, 100, { reason: undefined }), 'reason'],
      [await give(kim, 100, { colour: 'red' }), 'colour'],
    ] as const) {
      assert.deepEqual([answer.status, answer.body.errors[0].field], [422, field])
      assert.notInclude(answer.body.errors[0].message, '{{')
    }
    assert.equal((await current()).refundedMinor, 0)
  })

  test('what another refund took meanwhile can’t be agreed to any more', async ({ assert }) => {
    const [kim, lee] = [await finance(), await finance()]
    const { body } = await give(kim, 900)
    await give(kim, 400)

    const { status, body: refused } = await decide(lee, body.refund.id, 'agreement')

    assert.deepEqual([status, refused.errors[0].field], [422, 'amount_minor'])
    assert.equal((await current()).refundedMinor, 400)
  })

  test('only finance staff of the brand come near them', async ({ assert }) => {
    const { body } = await give(await finance(), 600)
    for (const [who, expected] of [
      [await newStaff([{ brand: cast.rosa, role: 'operator' }]), 403],
      [await newStaff([{ brand: cast.rosa, role: 'support' }]), 403],
      [await newStaff([{ brand: cast.vlam, role: 'finance' }]), 404],
    ] as const)
      for (const answer of [
        await calculate(who),
        await give(who, 100),
        await decide(who, body.refund.id, 'agreement'),
        await decide(who, body.refund.id, 'decline'),
      ])
        assert.equal(answer.status, expected)
    assert.equal((await calculate(await finance(), 'R-222222')).status, 404)
    assert.equal((await decide(await finance(), '1', 'agreement')).status, 404)
  })

  test('nothing is given that isn’t logged', async ({ assert }) => {
    const kim = await finance()

    const { status } = await withPlantedRefusal(cast.rosa, () => give(kim, 500))

    assert.equal(status, 500)
    assert.equal((await current()).refundedMinor, 0)
  })
})
