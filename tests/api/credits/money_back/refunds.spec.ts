import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sandboxGateway } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_gateway'
import Order from '@manyhearts/api/app/credits/orders/order'
import { finishTask } from '@manyhearts/api/app/credits/refunds/finish_task'
import { bookGoodwill, giveGoodwill } from '@manyhearts/api/app/credits/refunds/goodwill'
import Refund from '@manyhearts/api/app/credits/refunds/refund'
import { sendRefundJob } from '@manyhearts/api/app/credits/refunds/send_refund_job'
import { refundUnused } from '@manyhearts/api/app/credits/refunds/refund_unused'
import { reportTasks } from '@manyhearts/api/app/credits/tasks/report_tasks'
import { openTask } from '@manyhearts/api/app/credits/tasks/open_task'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { runInside } from '../../run_inside.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { brokenRules, charge, newPackage, order, pay, payAgain, statusWithin, tasksOf, walletOf } from '../shop.ts'

const gateway = new Visitor('pay.localhost')

test.group('A refund', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 1000 })
  })

  async function paid(): Promise<string> {
    const { body } = await order(cast.ann, package_id)
    await gateway.post(`${new URL(body.redirect_url).pathname}/paid`)
    await statusWithin(cast.ann, body.order.id, 'completed')
    return body.order.id
  }

  const give = (orderId: string, amountMinor: number, limit = 1000, key: string = randomUUID()) =>
    asTenant(cast.rosa, async () => {
      const site = (await siteByTenantId(cast.rosa.id))!
      const settings = { ...site.settings, goodwill_limit: limit }
      const asked = { orderId, amountMinor, reason: 'did_not_know_fictional', askedBy: '1', key }
      return giveGoodwill({ ...site, settings }, asked)
    })

  const stored = (id: string) => asTenant(cast.rosa, () => Refund.findOrFail(id))
  const orderOf = (id: string) => asTenant(cast.rosa, () => Order.findOrFail(id))

  function wanted(orderId: string): Promise<void> {
    return asTenant(cast.rosa, async () => {
      const { memberId, currency } = await Order.findOrFail(orderId)
      const refund = await Refund.create({
        orderId,
        memberId,
        currency,
        cause: 'deletion',
        state: 'wanted',
        amountMinor: 1,
      })
      await refundUnused(refund)
    })
  }

  /** A refund of a paid order whose gateway can't give money back. */
  async function leftToStaff(amountMinor: number): Promise<{ first: Order; id: string }> {
    const first = await pay(cast.ann, package_id)
    await asOwner(
      (owner) => owner.query(`update app.orders set gateway = 'verotel' where id = $1`, [first.id]),
      cast.rosa
    )
    const { refund } = await give(first.id, amountMinor)
    await nothingIsLeft(cast.rosa)
    return { first, id: refund.id }
  }

  test('of what is unused takes the credits at once, and the gateway gives the money back', async ({ assert }) => {
    const id = await paid()
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })

    await wanted(id)

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    await nothingIsLeft(cast.rosa)
    const { body } = await cast.ann.browser.get(`/api/orders/${id}`)
    assert.deepInclude(body.order, { status: 'completed', refunded_minor: 600 })
    assert.equal((await orderOf(id)).refundingMinor, 0)
    assert.deepEqual(await tasksOf(cast.rosa, id), [])
    assert.match((await mailAbout(cast.ann.member.email, /Refund for your order/)).text!, /£6\.00/)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('of everything follows where money comes after its buyer was erased', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id, randomUUID(), 'card', { save_method: true })
    const { id } = body.order
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)
    await eraseWhoseTimeHasCome(cast.rosa)

    await gateway.post(`${new URL(body.redirect_url).pathname}/paid`)

    assert.equal(await statusWithin(cast.ann, id, 'refunded'), 'refunded')
    await nothingIsLeft(cast.rosa)
    const { refundedMinor, refundingMinor, returnedCredits, returnedBonus } = await orderOf(id)
    assert.deepEqual([refundedMinor, refundingMinor, returnedCredits, returnedBonus], [1000, 0, 100, 20])
    const refund = await asTenant(cast.rosa, () => Refund.findByOrFail('order_id', id))
    assert.deepEqual([refund.cause, refund.state, refund.amountMinor], ['deletion', 'sent', 1000])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.equal(await countRows(cast.rosa, 'app.saved_methods where member_id = $1', cast.ann.member.id), 0)
    assert.equal(await countRows(cast.rosa, 'app.profiles where member_id = $1 and paid_user', cast.ann.member.id), 0)
    assert.deepEqual(await tasksOf(cast.rosa, id), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('and the gateway’s word about it are one, in whatever order they come', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    const { id } = (await give(first.id, 400)).refund

    const before = await payAgain(first, { refundedMinor: 0 })
    assert.deepEqual([before.refundedMinor, before.refundingMinor], [400, 400])
    const after = await payAgain(first, { refundedMinor: 400 })
    assert.deepEqual([after.refundedMinor, after.refundingMinor], [400, 0])
    const more = await payAgain(first, { refundedMinor: 500 })
    assert.deepEqual([more.refundedMinor, more.returnedCredits], [500, 50])

    assert.equal((await stored(id)).credits, 40)
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that a bank was faster than is dropped, so that nothing comes back twice', async ({ assert }) => {
    const id = await paid()
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })
    const order = await orderOf(id)
    await asOwner(
      (owner) =>
        owner.query('update infra.sandbox_payments set charged_back_minor = 1000 where id = $1', [order.gatewayRef]),
      cast.rosa
    )
    const { refund } = await give(id, 300)

    const { refundedMinor, chargedBackMinor, claimMinor } = await payAgain(order, { chargedBackMinor: 1000 })
    const site = (await siteByTenantId(cast.rosa.id))!
    await asTenant(cast.rosa, () => sendRefundJob(site, refund.id))

    // 40 of 100 bought credits were spent.
    assert.deepEqual([refundedMinor, chargedBackMinor, claimMinor], [0, 1000, 400])
    assert.equal((await stored(refund.id)).state, 'overtaken')
    assert.deepEqual(await tasksOf(cast.rosa, id), ['claim'])
    assert.equal((await orderOf(id)).refundedMinor, 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('out of goodwill waits for another person above the limit, and takes nothing meanwhile', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)

    const { state } = (await give(first.id, 1000, 999)).refund

    assert.equal(state, 'proposed')
    assert.equal((await orderOf(first.id)).refundedMinor, 0)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('gives no more than was paid', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await give(first.id, 600)

    await assert.rejects(() => give(first.id, 401))
    await give(first.id, 400)

    assert.equal((await orderOf(first.id)).status, 'refunded')
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('VAT of its parts sums up to the order’s', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    for (const part of [333, 333, 334]) await give(first.id, part)

    const refunds = await asTenant(cast.rosa, () => Refund.query().where('order_id', first.id))
    const { vatMinor } = await orderOf(first.id)
    assert.equal(
      refunds.reduce((sum, refund) => sum + refund.vatMinor, 0),
      vatMinor
    )
    assert.isAbove(vatMinor, 0)
  })

  test('where the gateway can’t is paid out by hand, within 14 days', async ({ assert }) => {
    const { first, id } = await leftToStaff(1000)

    assert.deepEqual(await tasksOf(cast.rosa, first.id), ['refund_by_hand'])
    assert.equal((await stored(id)).state, 'by_hand')
    const task = await asTenant(cast.rosa, () => PaymentTask.findByOrFail('refund_id', id))
    assert.closeTo(task.dueAt!.diffNow('days').days, 14, 0.1)

    const finish = () => asTenant(cast.rosa, () => finishTask(task, { by: null, outcome: 'paid' }))
    assert.isTrue(await finish())
    assert.isFalse(await finish())

    assert.equal((await stored(id)).state, 'paid')
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
    await mailAbout(cast.ann.member.email, /Refund for your order/)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that waits to be paid out by hand is not paid any more once a bank took the money back', async ({ assert }) => {
    const { first, id } = await leftToStaff(400)

    await payAgain(first, { refundedMinor: null, chargedBackMinor: 1000 })
    await nothingIsLeft(cast.rosa)

    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
    const task = await asTenant(cast.rosa, () => PaymentTask.findByOrFail('refund_id', id))
    assert.equal(task.outcome, 'charged back')
    assert.equal((await stored(id)).state, 'overtaken')
    const { refundedMinor, chargedBackMinor } = await orderOf(first.id)
    assert.deepEqual([refundedMinor, chargedBackMinor], [0, 1000])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that still fits beside what a bank took back goes on waiting to be paid out by hand', async ({ assert }) => {
    const { first, id } = await leftToStaff(400)

    await payAgain(first, { refundedMinor: null, chargedBackMinor: 600 })
    await nothingIsLeft(cast.rosa)

    assert.deepEqual(await tasksOf(cast.rosa, first.id), ['refund_by_hand'])
    assert.equal((await stored(id)).state, 'by_hand')
  })

  test('that staff paid by bank transfer is not missed at the gateway, which never hears of it', async ({ assert }) => {
    const { first, id } = await leftToStaff(400)
    const task = await asTenant(cast.rosa, () => PaymentTask.findByOrFail('refund_id', id))
    await asTenant(cast.rosa, () => finishTask(task, { by: null, outcome: 'paid' }))

    await payAgain(first, { refundedMinor: 0 })
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])

    // Nor is it counted twice where staff gave it back in the gateway's console.
    const { refundedMinor } = await payAgain(first, { refundedMinor: 400 })
    assert.equal(refundedMinor, 400)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that was sent meanwhile is not left to staff by a run that failed', async ({ assert, cleanup }) => {
    const id = await paid()
    const { refund } = await give(id, 300)
    const really = sandboxGateway.refund!
    // Another run of the job has it sent while this one fails for the last time.
    sandboxGateway.refund = async () => {
      await asTenant(cast.rosa, () =>
        Refund.query()
          .where('id', refund.id)
          .update({ state: 'sent', booked_at: new Date(0) })
      )
      throw new Error('the line is cut')
    }
    cleanup(() => void (sandboxGateway.refund = really))
    await asOwner(
      (owner) =>
        owner.query(`update app.refunds set booked_at = now() - interval '25 hours' where id = $1`, [refund.id]),
      cast.rosa
    )
    const site = (await siteByTenantId(cast.rosa.id))!
    await asTenant(cast.rosa, () => sendRefundJob(site, refund.id))

    assert.equal((await stored(refund.id)).state, 'sent')
    assert.deepEqual(await tasksOf(cast.rosa, id), [])
  })

  test('out of goodwill can’t be split to stay below the limit', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await give(first.id, 300, 500)

    const { state } = (await give(first.id, 201, 500)).refund

    assert.equal(state, 'proposed')
    assert.equal((await give(first.id, 200, 500)).refund.state, 'booked')
    assert.equal((await orderOf(first.id)).refundedMinor, 500)
  })

  test('out of goodwill for two orders at once under one key is given for one', async ({ assert }) => {
    const orders = [await pay(cast.ann, package_id), await pay(cast.ann, package_id)]
    const key = randomUUID()

    const given = await Promise.allSettled(orders.map(({ id }) => give(id, 100, 1000, key)))

    assert.sameMembers(
      given.map((one) => (one.status === 'fulfilled' ? one.status : one.reason.code)),
      ['fulfilled', 'idempotency_key_reused']
    )
  })

  test('that staff looked up in the provider’s console is booked', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await asTenant(cast.rosa, () => openTask({ kind: 'reversal_notified', orderId: first.id }))
    const task = await asTenant(cast.rosa, () => PaymentTask.findByOrFail('order_id', first.id))

    await asTenant(cast.rosa, () =>
      finishTask(task, { by: null, outcome: 'looked up', returned: { refundedMinor: null, chargedBackMinor: 1000 } })
    )

    assert.equal((await orderOf(first.id)).status, 'charged_back')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    const silent = await payAgain(first, { refundedMinor: null, chargedBackMinor: null })
    assert.equal(silent.status, 'charged_back')
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
  })

  test('wakes staff by one mail, and again when its time is nearly over', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    const report = () => asTenant(cast.rosa, reportTasks)
    await asTenant(cast.rosa, () => openTask({ kind: 'payment_does_not_fit', orderId: first.id }))
    await asTenant(cast.rosa, () => openTask({ kind: 'payment_does_not_fit', orderId: first.id }))
    assert.deepEqual(await tasksOf(cast.rosa, first.id), ['payment_does_not_fit'])

    await report()
    await nothingIsLeft(cast.rosa)

    const { text } = await mailAbout('admin@example.com', /payments need your attention/)
    assert.include(text, first.number)
    const reported = async () =>
      (await asTenant(cast.rosa, () => PaymentTask.findByOrFail('order_id', first.id))).reportedAt!
    const once = await reported()
    await report()
    assert.deepEqual(await reported(), once)
    await asOwner(
      (owner) =>
        owner.query(
          `update app.payment_tasks set due_at = now() + interval '1 day', reported_at = now() - interval '25 hours' where order_id = $1`,
          [first.id]
        ),
      cast.rosa
    )
    await report()
    assert.isAbove((await reported()).toMillis(), once.toMillis() - 1)
  })

  test('that waits is listed by a command, which fails while one is overdue', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await asTenant(cast.rosa, () =>
      openTask({ kind: 'reversal_notified', orderId: first.id, dueAt: DateTime.now().minus({ days: 1 }) })
    )
    const { id } = await asTenant(cast.rosa, () => PaymentTask.findByOrFail('order_id', first.id))

    const listed = await runInside('payments:tasks', cast.rosa.slug)
    const ending = ['--done', id, '--outcome', 'looked up', '--refunded', '1000']
    const done = await runInside('payments:tasks', cast.rosa.slug, ...ending)

    assert.match(listed, new RegExp(`^1 .*${id}  reversal_notified  ${first.number}`))
    assert.match(done, /is done/)
    assert.equal((await orderOf(first.id)).status, 'refunded')
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
  })

  test('that another person agrees to is booked; not by the one who asked', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    const refund = await asTenant(cast.rosa, () =>
      Refund.create({
        orderId: first.id,
        memberId: first.memberId,
        currency: 'GBP',
        cause: 'goodwill',
        state: 'proposed',
        amountMinor: 1000,
        reason: 'harassed',
        askedBy: '1',
      })
    )
    const agree = (by: string) =>
      asTenant(cast.rosa, async () => bookGoodwill((await Refund.findOrFail(refund.id)).merge({ agreedBy: by })))
    await assert.rejects(() => agree('1'))
    assert.equal((await stored(refund.id)).state, 'proposed')

    await agree('2')

    assert.equal((await stored(refund.id)).state, 'booked')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })
})
