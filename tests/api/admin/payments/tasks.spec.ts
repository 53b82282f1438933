import { test } from '@japa/runner'
import Order from '@manyhearts/api/app/credits/orders/order'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { openTask } from '@manyhearts/api/app/credits/tasks/open_task'
import Refund from '@manyhearts/api/app/credits/refunds/refund'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { brokenRules, charge, newPackage, pay, payAgain } from '../../credits/shop.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { withPlantedRefusal } from '../access/planted_refusal.ts'

test.group('Payment tasks in the console', (group) => {
  let cast: Cast
  let paid: Order
  group.each.setup(async () => {
    cast = await newCast()
    paid = await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, price_minor: 1000 }))
  })

  const finance = () => newStaff([{ brand: cast.rosa, role: 'finance' }])
  const list = (who: Visitor, filter: object = {}) =>
    who.get(listPath('payment_tasks', { filter: { tenant_id: cast.rosa.id, ...filter } }))
  const end = (who: Visitor, id: string, body: object = { outcome: 'Looked at it' }) =>
    who.post(`/api/tenants/${cast.rosa.id}/payment_tasks/${id}/end`, body)
  const taskOf = (kind: string) =>
    asTenant(cast.rosa, async () => (await PaymentTask.query().where({ kind, order_id: paid.id }).firstOrFail()).id)
  const current = () => asTenant(cast.rosa, () => Order.findOrFail(paid.id))
  const open = (kind: 'discount_limit_exceeded' | 'reversal_notified') =>
    asTenant(cast.rosa, () => openTask({ kind, orderId: paid.id, detail: { code: 'SPRING' } }))

  test('they are listed with their order until they are done', async ({ assert }) => {
    await open('discount_limit_exceeded')
    const kim = await finance()

    const { body } = await list(kim, { state: 'open' })

    assert.containSubset(body, [
      {
        kind: 'discount_limit_exceeded',
        order: { id: paid.id, number: paid.number },
        told: { code: 'SPRING' },
        done_at: null,
      },
    ])
    assert.equal((await end(kim, body[0].id)).status, 204)
    assert.deepEqual((await list(kim, { state: 'open' })).body, [])
    assert.containSubset((await list(kim, { state: 'done' })).body, [
      { outcome: 'Looked at it', done_by: { name: 'Sam' } },
    ])
    assert.containSubset(await auditOf(cast.rosa), [
      { action: 'payment_task_done', detail: { level: 'member', id: cast.ann.member.id, reason: 'Looked at it' } },
    ])
  })

  test('what was done once isn’t done again', async ({ assert }) => {
    await open('discount_limit_exceeded')
    const id = await taskOf('discount_limit_exceeded')
    const [kim, lee] = [await finance(), await finance()]

    const answers = await Promise.all([end(kim, id), end(lee, id), end(kim, id)])

    assert.sameMembers(
      answers.map(({ status }) => status),
      [204, 409, 409]
    )
    assert.equal(answers.find(({ status }) => status === 409)!.body.errors[0].code, 'payment_task_done')
    assert.lengthOf(
      (await auditOf(cast.rosa)).filter(({ action }) => action === 'payment_task_done'),
      1
    )
  })

  test('amounts that were looked up are booked, and no more than was paid', async ({ assert }) => {
    await open('reversal_notified')
    const id = await taskOf('reversal_notified')
    const kim = await finance()

    for (const [body, field] of [
      [{ outcome: 'Looked up', refunded_minor: 1001 }, 'refunded_minor'],
      [{ outcome: 'Looked up', charged_back_minor: 1001 }, 'charged_back_minor'],
      [{ outcome: 'Looked up', refunded_minor: 600, charged_back_minor: 600 }, 'refunded_minor'],
      [{ outcome: 'Looked up', refunded_minor: -1 }, 'refunded_minor'],
      [{ outcome: '' }, 'outcome'],
    ] as const) {
      const refused = await end(kim, id, body)
      assert.deepEqual([refused.status, refused.body.errors[0].field], [422, field])
    }
    assert.equal((await end(kim, id, { outcome: 'Looked up', refunded_minor: 400 })).status, 204)

    assert.equal((await current()).refundedMinor, 400)
    assert.containSubset(await auditOf(cast.rosa), [
      { action: 'payment_task_done', detail: { changes: { refunded_minor: { from: 0, to: 400 } } } },
    ])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a chargeback that was looked up is claimed for what was spent, and a claim that is settled frees the wallet', async ({
    assert,
  }) => {
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })
    await open('reversal_notified')
    const kim = await finance()

    assert.equal(
      (await end(kim, await taskOf('reversal_notified'), { outcome: 'Looked up', charged_back_minor: 1000 })).status,
      204
    )
    assert.equal((await current()).claimMinor, 600)
    const claim = await taskOf('claim')
    const refused = await end(kim, claim, { outcome: 'Paid', refunded_minor: 1 })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'refunded_minor'])
    assert.equal((await end(kim, claim, { outcome: 'Paid by transfer' })).status, 204)

    assert.equal((await current()).claimMinor, 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a refund paid out by hand counts as paid', async ({ assert }) => {
    const id = await asTenant(cast.rosa, async () => {
      const refund = await Refund.create({
        orderId: paid.id,
        memberId: paid.memberId,
        cause: 'goodwill',
        state: 'by_hand',
        amountMinor: 100,
        currency: 'GBP',
        reason: 'harassed',
        bookedAt: paid.createdAt,
      })
      await openTask({ kind: 'refund_by_hand', orderId: paid.id, refundId: refund.id })
      return refund.id
    })

    assert.equal((await end(await finance(), await taskOf('refund_by_hand'), { outcome: 'By transfer' })).status, 204)

    assert.equal(await asTenant(cast.rosa, async () => (await Refund.findOrFail(id)).state), 'paid')
  })

  test('who may see payments sees them, and finance alone ends them', async ({ assert }) => {
    await payAgain(paid, { amountMinor: 1 })
    const id = await taskOf('payment_does_not_fit')
    for (const [role, sees] of [
      ['operator', 200],
      ['support', 200],
      ['read_only', 200],
      ['moderator', 403],
      ['desk', 403],
    ] as const) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.deepEqual([(await list(who)).status, (await end(who, id)).status], [sees, 403], role)
    }
    const elsewhere = await newStaff([{ brand: cast.vlam, role: 'finance' }])
    assert.deepEqual([(await list(elsewhere)).status, (await end(elsewhere, id)).status], [404, 404])
    assert.equal((await end(await finance(), '1')).status, 404)
    assert.equal((await list(await finance(), { state: 'lost' })).status, 422)
  })

  test('nothing is ended that isn’t logged', async ({ assert }) => {
    await open('discount_limit_exceeded')
    const [kim, id] = [await finance(), await taskOf('discount_limit_exceeded')]

    const { status } = await withPlantedRefusal(cast.rosa, () => end(kim, id))

    assert.equal(status, 500)
    assert.lengthOf((await list(kim, { state: 'open' })).body, 1)
  })
})
