import { test } from '@japa/runner'
import { finishTask } from '@manyhearts/api/app/credits/refunds/finish_task'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import { write } from '../../chat/conversing.ts'
import { brokenRules, charge, grant, newPackage, order, pay, payAgain, tasksOf, walletOf } from '../shop.ts'

test.group('What a bank takes back of spent credits', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10 } })
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 1000 })
  })

  const spend = (cost: number) => charge(cast.ann, { cost, towards: cast.ben.profile })
  const claim = async () => (await cast.ann.browser.get('/api/spending-guard')).body.spending_guard.claim
  const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]
  const finish = (orderId: string) =>
    asTenant(cast.rosa, async () => {
      const task = await PaymentTask.query().where('order_id', orderId).where('kind', 'claim').firstOrFail()
      return finishTask(task, { by: null, outcome: 'Paid by bank transfer' })
    })

  test('is claimed, and nothing is spent or bought until staff say that it is settled', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)
    await spend(90)
    await grant(cast.ann, 50)

    const { claimMinor } = await payAgain(paid, { chargedBackMinor: 1000 })

    assert.equal(claimMinor, 700)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 30, bought: 0 })
    assert.deepEqual(await tasksOf(cast.rosa, paid.id), ['claim'])
    assert.deepEqual(await claim(), { amount_minor: 700, currency: 'GBP' })
    assert.equal((await cast.ann.browser.get(`/api/orders/${paid.id}`)).body.order.claim_minor, 700)
    const sent = await write(cast.ann, cast.ben.profile)
    assert.deepEqual(codeOf(sent), [403, 'spending_blocked'])
    assert.include(sent.body.errors[0].message, 'contact us')
    await assert.rejects(() => spend(10))
    assert.deepEqual(codeOf(await order(cast.ann, package_id)), [403, 'spending_blocked'])
    assert.deepEqual(await brokenRules(cast.rosa), [])

    assert.isTrue(await finish(paid.id))

    assert.isFalse(await finish(paid.id))
    assert.isNull(await claim())
    assert.equal((await write(cast.ann, cast.ben.profile)).status, 201)
    assert.equal((await order(cast.ann, package_id)).status, 201)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is nothing where nothing was spent', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)

    const { claimMinor } = await payAgain(paid, { chargedBackMinor: 1000 })

    assert.equal(claimMinor, 0)
    assert.deepEqual(await tasksOf(cast.rosa, paid.id), [])
    assert.equal((await order(cast.ann, package_id)).status, 201)
  })

  test('grows with what the bank takes, and what was settled is not claimed again', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)
    await spend(120)
    await payAgain(paid, { chargedBackMinor: 400 })
    assert.deepEqual(await claim(), { amount_minor: 400, currency: 'GBP' })
    await finish(paid.id)

    await payAgain(paid, { chargedBackMinor: 400 })
    assert.isNull(await claim())
    await payAgain(paid, { chargedBackMinor: 1000 })

    assert.deepEqual(await claim(), { amount_minor: 600, currency: 'GBP' })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('blocks until no order is claimed', async ({ assert }) => {
    const both = [await pay(cast.ann, package_id), await pay(cast.ann, package_id)]
    await spend(240)
    for (const paid of both) await payAgain(paid, { chargedBackMinor: 1000 })

    await finish(both[0]!.id)

    assert.deepEqual(codeOf(await order(cast.ann, package_id)), [403, 'spending_blocked'])
    await finish(both[1]!.id)
    assert.equal((await order(cast.ann, package_id)).status, 201)
  })

  test('is no longer claimed when the bank takes its chargeback back', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)
    await spend(120)
    await payAgain(paid, { chargedBackMinor: 1000 })

    await payAgain(paid, { chargedBackMinor: 0 })

    assert.isNull(await claim())
    assert.deepEqual(await tasksOf(cast.rosa, paid.id), ['reversal_undone'])
    assert.equal((await order(cast.ann, package_id)).status, 201)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })
})
