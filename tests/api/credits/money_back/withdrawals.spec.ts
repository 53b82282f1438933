import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Order from '@manyhearts/api/app/credits/orders/order'
import Refund from '@manyhearts/api/app/credits/refunds/refund'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { endWithdrawals } from '@manyhearts/api/app/credits/withdrawals/end_withdrawals'
import { settleWithdrawalJob } from '@manyhearts/api/app/credits/withdrawals/settle_withdrawal_job'
import Withdrawal from '@manyhearts/api/app/credits/withdrawals/withdrawal'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, mailsSoFar } from '../../../mailbox.ts'
import { statementsOf } from '../../../statements_of.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { applied, brokenRules, charge, newPackage, order, pay, statusWithin, walletOf } from '../shop.ts'

test.group('A withdrawal', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 1000 })
  })

  const visitor = () => new Visitor(cast.rosa.host)
  const orderOf = (id: string) => asTenant(cast.rosa, () => Order.findOrFail(id))
  const refundState = async (id: string) => (await asTenant(cast.rosa, () => Refund.findByOrFail('order_id', id))).state
  const change = (id: string, values: string) =>
    asOwner((owner) => owner.query(`update app.orders set ${values} where id = $1`, [id]), cast.rosa)

  const withdraw = (order_number: string, more: object = {}, key: string = randomUUID()) =>
    visitor().post(
      '/api/withdrawals',
      { name: 'Ann Archer', order_number, email: cast.ann.member.email, ...more },
      { 'idempotency-key': key }
    )

  /** States a withdrawal, and waits until what follows is done. */
  async function withdrawn(order_number: string, more: object = {}) {
    const { status, body } = await withdraw(order_number, more)
    await nothingIsLeft(cast.rosa)
    return { status, ...body.withdrawal }
  }

  /** Paid, and confirmed by mail. */
  async function paid(): Promise<Order> {
    const { id } = await pay(cast.ann, package_id)
    await nothingIsLeft(cast.rosa)
    return orderOf(id)
  }

  /** Paid at the gateway, which then can give it back. */
  async function paidAtGateway(): Promise<Order> {
    const { body } = await order(cast.ann, package_id)
    await new Visitor('pay.localhost').post(`${new URL(body.redirect_url).pathname}/paid`)
    await statusWithin(cast.ann, body.order.id, 'completed')
    await nothingIsLeft(cast.rosa)
    return orderOf(body.order.id)
  }

  function tasks() {
    return asTenant(cast.rosa, async () =>
      (await PaymentTask.query().where('kind', 'withdrawal').whereNull('done_at').orderBy('id')).map(
        ({ orderId, dueAt, detail }) => ({ orderId, days: Math.round(dueAt!.diffNow('days').days), detail })
      )
    )
  }

  test('pays back what is unused, takes those credits, and is confirmed at once', async ({ assert }) => {
    const { id, number } = await paidAtGateway()
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })

    const stated = await withdrawn(number)

    assert.equal(stated.status, 201)
    assert.match(stated.number, /^W-[0-9A-Z]{8}$/)
    assert.deepInclude(stated, { name: 'Ann Archer', order_number: number, email: cast.ann.member.email, reason: null })
    assert.closeTo(Date.parse(stated.stated_at), Date.now(), 60_000)
    const { refundedMinor, status } = await orderOf(id)
    assert.deepEqual([refundedMinor, status], [600, 'completed'])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    const mail = await mailAbout(cast.ann.member.email, /Your withdrawal W-/)
    for (const said of [stated.number, `for order ${number}`, 'Ann Archer', cast.ann.member.email])
      assert.include(mail.text!, said)
    assert.match((await mailAbout(cast.ann.member.email, /Refund for your order/)).text!, /£6\.00/)
    assert.deepEqual(await tasks(), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('pays back all, used or not, while the buyer’s waiver was never confirmed', async ({ assert }) => {
    const { id, number } = await paid()
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })
    await change(id, 'waiver_confirmed_at = null')

    await withdrawn(number)

    const { refundedMinor, status } = await orderOf(id)
    assert.deepEqual([refundedMinor, status], [1000, 'refunded'])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is open to members who may not log in, however they write the number', async ({ assert }) => {
    const { id, number } = await paid()
    await asTenant(cast.rosa, () => cast.ann.member.merge({ status: 'banned' }).save())

    await withdrawn(` ${number.slice(2).toLowerCase()} `, { email: cast.ann.member.email.toUpperCase() })

    assert.equal((await orderOf(id)).status, 'refunded')
  })

  test('stated twice changes nothing, with the same key or another', async ({ assert }) => {
    const { id, number } = await paid()
    const key = randomUUID()

    const first = await withdraw(number, {}, key)
    const again = await withdraw(number, {}, key)
    await nothingIsLeft(cast.rosa)
    const other = await withdrawn(number)

    assert.deepEqual(again.body, first.body)
    assert.notEqual(other.number, first.body.withdrawal.number)
    assert.equal((await orderOf(id)).refundedMinor, 1000)
    assert.deepEqual(await tasks(), [])
    const reused = await withdraw('R-222222', {}, key)
    assert.deepEqual([reused.status, reused.body.errors[0].code], [409, 'idempotency_key_reused'])
  })

  test('says the same of every number, by the same statements, and leaves what doesn’t fit to staff', async ({
    assert,
  }) => {
    const { id, number } = await paid()
    const ask = (order_number: string, email?: string) => withdraw(order_number, email ? { email } : {})
    await ask('R-222222')
    await nothingIsLeft(cast.rosa)

    const shapes: unknown[] = []
    const statements: number[] = []
    for (const [typed, email] of [['R-333333'], [number, 'nobody@example.com'], [number]] as const)
      statements.push(
        await statementsOf(async () => {
          const { status, body } = await ask(typed, email)
          shapes.push([status, Object.keys(body), Object.keys(body.withdrawal)])
        })
      )
    await nothingIsLeft(cast.rosa)

    for (const shape of shapes) assert.deepEqual(shape, shapes[0])
    assert.equal(new Set(statements).size, 1, String(statements))
    assert.equal((await orderOf(id)).status, 'refunded')
    const open = await tasks()
    assert.lengthOf(open, 3)
    for (const task of open) assert.deepEqual(task, { orderId: null, days: 14, detail: {} })
    assert.lengthOf(
      (await mailsSoFar('nobody@example.com')).filter(({ text }) => text!.includes(`for order ${number}`)),
      1
    )
  })

  test('that comes too late, or finds nothing left, waits for staff', async ({ assert }) => {
    const late = await paid()
    await change(late.id, `completed_at = now() - interval '16 days'`)
    const spent = await paid()
    await charge(cast.ann, { cost: 240, towards: cast.ben.profile })

    await withdrawn(late.number)
    await withdrawn(spent.number)

    assert.equal((await orderOf(late.id)).refundedMinor, 0)
    assert.sameMembers(
      (await tasks()).map(({ orderId }) => orderId),
      [late.id, spent.id]
    )
  })

  test('from credits that came before the money takes them at once, and pays back when it came', async ({ assert }) => {
    const { id, number } = await paidAtGateway()
    await change(id, `is_advanced = true, method = 'direct_debit'`)

    await withdrawn(number)

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.equal(await refundState(id), 'booked')

    await applied(cast.ann, id)
    await nothingIsLeft(cast.rosa)

    assert.equal(await refundState(id), 'sent')
    assert.deepEqual(await tasks(), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('from credits whose money never came pays nothing back, and nothing is owed', async ({ assert }) => {
    const { id, number } = await paid()
    await change(id, `is_advanced = true, method = 'direct_debit'`)
    await withdrawn(number)

    await applied(cast.ann, id, { state: 'failed' })
    await nothingIsLeft(cast.rosa)

    const { refundedMinor, chargedBackMinor, claimMinor } = await orderOf(id)
    assert.deepEqual([refundedMinor, chargedBackMinor, claimMinor], [0, 1000, 0])
    assert.equal(await refundState(id), 'overtaken')
    assert.deepEqual(await tasks(), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('counts until the end of the last day at the brand', async ({ assert }) => {
    const { id, number } = await paid()
    const { timeZone } = (await siteByTenantId(cast.rosa.id))!
    const first = DateTime.now().setZone(timeZone).minus({ days: 14 }).startOf('day')
    await change(id, `completed_at = '${first.toISO()}'`)

    await withdrawn(number)

    assert.equal((await orderOf(id)).status, 'refunded')
  })

  test('by somebody who did not know that a profile was fictional is also looked at by staff', async ({ assert }) => {
    const { id, number } = await paid()

    await withdrawn(number, { reason: 'did_not_know_fictional' })

    assert.equal((await orderOf(id)).status, 'refunded')
    assert.deepEqual(await tasks(), [{ orderId: id, days: 14, detail: { reason: 'did_not_know_fictional' } }])
  })

  test('ends an order that isn’t paid; money that comes all the same goes back', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { id, number } = body.order

    await withdrawn(number)
    assert.equal((await orderOf(id)).status, 'cancelled')
    const site = (await siteByTenantId(cast.rosa.id))!
    await asTenant(cast.rosa, async () => settleWithdrawalJob(site, (await Withdrawal.findByOrFail('order_id', id)).id))
    assert.deepEqual(await tasks(), [])
    await applied(cast.ann, id)
    await nothingIsLeft(cast.rosa)

    const { status, refundedMinor } = await orderOf(id)
    assert.deepEqual([status, refundedMinor], ['refunded', 1000])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await tasks(), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('settled twice books once, and a task that is done stays done', async ({ assert }) => {
    const { id, number } = await paid()
    await withdrawn(number, { reason: 'did_not_know_fictional' })
    await asOwner(
      (owner) =>
        owner.query(`update app.payment_tasks set done_at = now(), outcome = 'told' where order_id = $1`, [id]),
      cast.rosa
    )
    const site = (await siteByTenantId(cast.rosa.id))!

    await asTenant(cast.rosa, async () => settleWithdrawalJob(site, (await Withdrawal.findByOrFail('order_id', id)).id))

    assert.equal((await orderOf(id)).refundedMinor, 1000)
    assert.deepEqual(await tasks(), [])
  })

  test('of another brand’s order does nothing there', async ({ assert }) => {
    const { id, number } = await paid()

    await new Visitor(cast.vlam.host).post(
      '/api/withdrawals',
      { name: 'Ann', order_number: number, email: cast.ann.member.email },
      { 'idempotency-key': randomUUID() }
    )
    await nothingIsLeft(cast.vlam)

    assert.equal((await orderOf(id)).refundedMinor, 0)
  })

  test('names what is missing, field by field', async ({ assert }) => {
    for (const [more, field] of [
      [{ name: '' }, 'name'],
      [{ name: 'see https://example.com' }, 'name'],
      [{ order_number: '' }, 'order_number'],
      [{ email: 'nowhere' }, 'email'],
      [{ reason: 'bored' }, 'reason'],
      [{ colour: 'red' }, 'colour'],
    ] as const) {
      const { status, body } = await withdraw('R-222222', more)
      assert.deepEqual([status, body.errors[0].field], [422, field])
      assert.notMatch(body.errors[0].message, /regex|\{\{/)
    }
    const keyless = await withdraw('R-222222', {}, '')
    assert.deepEqual([keyless.status, keyless.body.errors[0].code], [400, 'idempotency_key_missing'])
  })

  test('is confirmed in the language of the page', async ({ assert }) => {
    const email = `${randomUUID()}@example.com`
    await visitor().post(
      '/api/withdrawals',
      { name: 'Anna', order_number: 'R-222222', email },
      { 'idempotency-key': randomUUID(), cookie: 'i18n_redirected=de' }
    )

    const mail = await mailAbout(email, /Widerruf/)
    assert.include(mail.text!, 'Ich widerrufe den Vertrag über die Bestellung R-222222.')
  })

  test('floods nobody: an address gets so many confirmations a day, and all count', async ({ assert }) => {
    const email = `${randomUUID()}@example.com`
    for (let time = 0; time < 12; time++) assert.equal((await withdraw('R-222222', { email })).status, 201)
    await nothingIsLeft(cast.rosa)

    assert.lengthOf(await mailsSoFar(email), 10)
    assert.lengthOf(await tasks(), 12)
  })

  test('is refused to a network that sends too many', async ({ assert }) => {
    for (let time = 0; time < 20; time++) await withdraw('R-222222', { email: `${time}-${randomUUID()}@example.com` })

    const { status, body } = await withdraw('R-222222')

    assert.deepEqual([status, body.errors[0].code], [429, 'too_many_attempts'])
  })

  test('that fits no order ends after a year, with its task', async ({ assert }) => {
    const { number } = await paid()
    await withdrawn('R-222222')
    await withdrawn(number)
    const age = (interval: string) =>
      asOwner(
        (owner) =>
          owner.query(`update app.withdrawals set stated_at = now() - interval '${interval}' where tenant_id = $1`, [
            cast.rosa.id,
          ]),
        cast.rosa
      )
    const left = () =>
      asTenant(cast.rosa, async () => {
        await endWithdrawals()
        return (await Withdrawal.query().orderBy('id')).map((one) => one.orderNumber)
      })

    await age('364 days')
    assert.deepEqual(await left(), ['R-222222', number])
    await age('366 days')
    assert.deepEqual(await left(), [number])
    assert.deepEqual(await tasks(), [])
  })
})

test.group('The waiver', () => {
  test('is kept with the order, and counts once the mail that repeats it went out', async ({ assert }) => {
    const cast = await newCast()
    const package_id = await newPackage(cast.rosa)
    const { body } = await order(cast.ann, package_id)
    const stored = () => asTenant(cast.rosa, () => Order.findOrFail(body.order.id))
    const before = await stored()
    assert.closeTo(before.waiverAt!.toMillis(), Date.now(), 60_000)
    assert.match(before.waiverVersion!, /^\d{4}-\d\d-\d\d$/)
    assert.isNull(before.waiverConfirmedAt)

    await applied(cast.ann, body.order.id)
    await nothingIsLeft(cast.rosa)

    assert.isNotNull((await stored()).waiverConfirmedAt)
  })

  test('has to be given: otherwise nothing is sold', async ({ assert }) => {
    const cast = await newCast()
    const package_id = await newPackage(cast.rosa)

    for (const waiver of [undefined, null, false]) {
      const { status, body } = await order(cast.ann, package_id, randomUUID(), 'card', { waiver })
      assert.equal(status, 422)
      assert.containSubset(body.errors, [{ field: 'waiver', code: 'required' }])
    }

    assert.deepEqual((await cast.ann.browser.get('/api/orders')).body.orders, [])
  })
})
