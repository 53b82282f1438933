import { test } from '@japa/runner'
import { watchPayments } from '@manyhearts/api/app/credits/orders/outcomes/watch_payments'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import {
  brokenRules,
  charge,
  grant,
  newPackage,
  order,
  pay,
  payAgain,
  statusWithin,
  tasksOf,
  walletOf,
} from '../shop.ts'

const gateway = new Visitor('pay.localhost')

test.group('Money given back', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 1000 })
  })

  const isPremium = async () => (await cast.ann.browser.get('/api/user.php')).body.user.paid_user as boolean

  test('a refund in the gateway’s console takes the credits and premium, and the order says so', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { pathname } = new URL(body.redirect_url)
    await gateway.post(`${pathname}/paid`)
    assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })

    await gateway.post(`${pathname}/refunded`)

    assert.equal(await statusWithin(cast.ann, body.order.id, 'refunded'), 'refunded')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.isFalse(await isPremium())
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a chargeback takes what is left and never more', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await charge(cast.ann, { cost: 90, towards: cast.ben.profile })

    const { status } = await payAgain(first, { chargedBackMinor: 1000 })

    assert.equal(status, 'charged_back')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    const { entries } = (await cast.ann.browser.get('/api/transactions')).body
    assert.deepInclude(entries[0], { kind: 'chargeback', credits: -30, balance_after: 0, order_id: first.id })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a chargeback of spent credits moves none', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await charge(cast.ann, { cost: 120, towards: cast.ben.profile })

    await payAgain(first, { chargedBackMinor: 1000 })

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a part given back takes its part, and premium stays', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)

    const { status, refundedMinor, returnedCredits } = await payAgain(first, { refundedMinor: 250 })

    assert.deepEqual([status, refundedMinor, returnedCredits], ['completed', 250, 25])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 75 })
    assert.isTrue(await isPremium())
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('the same answer twice takes once, and two parts make the whole', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)

    await payAgain(first, { refundedMinor: 250 })
    await payAgain(first, { refundedMinor: 250 })
    const { status } = await payAgain(first, { refundedMinor: 1000 })

    assert.equal(status, 'refunded')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('another purchase keeps its credits, and premium with them', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await pay(cast.ann, package_id)
    await charge(cast.ann, { cost: 60, towards: cast.ben.profile })

    await payAgain(first, { chargedBackMinor: 1000 })

    // 40 bonus and 20 bought credits were spent: the first order has 80 left.
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.isTrue(await isPremium())
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('an order first heard of when it was refunded is booked, and taken back', async ({ assert }) => {
    const { status } = await pay(cast.ann, package_id, { refundedMinor: 1000 })

    assert.equal(status, 'refunded')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('money that was given back and is not any more waits for staff', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await payAgain(first, { chargedBackMinor: 1000 })

    const { status } = await payAgain(first, { chargedBackMinor: 0 })

    assert.equal(status, 'charged_back')
    assert.deepEqual(await tasksOf(cast.rosa, first.id), ['reversal_undone'])
  })

  test('welcome credits stay', async ({ assert }) => {
    await grant(cast.ann, 15)
    const first = await pay(cast.ann, package_id)

    await payAgain(first, { refundedMinor: 1000 })

    assert.deepEqual(await walletOf(cast.ann), { bonus: 15, bought: 0 })
  })

  test('the month’s sum is what was paid and kept', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await payAgain(first, { refundedMinor: 250 })

    assert.equal((await cast.ann.browser.get('/api/transactions')).body.month.spent_minor, 750)
  })

  test('paid orders are asked about again for as long as the bank may take the money back', async ({ assert }) => {
    const { body } = await order(cast.ann, package_id)
    const { pathname } = new URL(body.redirect_url)
    await gateway.post(`${pathname}/paid`)
    assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
    // The notification of this one gets lost.
    await asOwner((owner) =>
      owner.query(
        `update infra.sandbox_payments set status = 'charged_back', charged_back_minor = amount_minor where reference = $1`,
        [`${cast.rosa.id}.${body.order.id}`]
      )
    )

    await asTenant(cast.rosa, watchPayments)
    await nothingIsLeft(cast.rosa)

    assert.equal((await cast.ann.browser.get(`/api/orders/${body.order.id}`)).body.order.status, 'charged_back')
  })

  test('a notification of a payment that no order knows is kept for some months', async ({ assert }) => {
    const unknown = (ref: string, days: number) =>
      asOwner(
        (owner) =>
          owner.query(
            `insert into app.payment_events (tenant_id, gateway, event_id, gateway_ref, received_at)
             values ($1, 'mollie', $2, $2, now() - make_interval(days => $3))`,
            [cast.rosa.id, ref, days]
          ),
        cast.rosa
      )
    await unknown('old', 91)
    await unknown('young', 89)

    await asTenant(cast.rosa, watchPayments)

    const { rows } = await asOwner(
      (owner) => owner.query('select gateway_ref from app.payment_events where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    assert.deepEqual(rows, [{ gateway_ref: 'young' }])
  })
})
