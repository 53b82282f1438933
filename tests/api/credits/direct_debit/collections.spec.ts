import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { collectDebits } from '@manyhearts/api/app/credits/collections/collect_debits'
import { collectDebitJob } from '@manyhearts/api/app/credits/collections/collect_debit_job'
import { composeDebitNotice } from '@manyhearts/api/app/notices/compositions/credits/compose_debit_notice'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { forgetMandates } from '@manyhearts/api/app/credits/direct_debit/forget_mandates'
import { sandboxGateway } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_gateway'
import { nextBankDay } from '@manyhearts/api/app/credits/direct_debit/bank_day'
import { blockPayments } from '@manyhearts/api/app/credits/direct_debit/block_payments'
import { checkPayment } from '@manyhearts/api/app/credits/orders/outcomes/check_payment'
import { checkPaymentJob } from '@manyhearts/api/app/credits/orders/outcomes/check_payment_job'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout } from '../../../mailbox.ts'
import { becomeCreditor, collect, decide, letDayCome, mandateRow, orderByDebit, rowOf, sign } from './debits.ts'
import { giveOwnCompany } from '../own_company.ts'
import { eventually } from '../../notices/eventually.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { brokenRules, newPackage, order, statusWithin, tasksOf, walletOf } from '../shop.ts'

test.group('An order by direct debit', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(() => prepare())
  group.each.teardown(async () => {
    sandboxGateway.directDebit!.collect = reallyCollect
  })

  const reallyCollect = sandboxGateway.directDebit!.collect

  async function prepare(settings: object = {}) {
    cast = await newCast({ rosa: settings as Record<string, unknown> })
    await becomeCreditor(cast.rosa)
    package_id = await newPackage(cast.rosa, { currency: 'EUR' })
  }

  const debits = (reference: string) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select id, status from infra.sandbox_payments where reference = $1', [
        reference,
      ])
      return rows as { id: string; status: string }[]
    })
  const codeOf = ({ body }: { body: any }) => body.errors[0].code as string

  test('is announced at once, collected on its day, and credited when the bank has paid', async ({ assert }) => {
    const mandate = await sign(cast.ann)
    const { status, body } = await orderByDebit(cast.ann, package_id)
    const { id, number } = body.order
    const day = nextBankDay('Europe/Amsterdam', 1)

    assert.equal(status, 201)
    assert.include(body.redirect_url, `/transactions/${id}?token=`)
    assert.deepInclude(body.order, { status: 'pending', method: 'direct_debit', collect_on: day })
    await nothingIsLeft(cast.rosa)
    assert.isNotNull((await rowOf(cast.rosa, id)).prenotified_at)
    const notice = await mailAbout(cast.ann.member.email, /Direct debit of €9\.99/)
    for (const said of [number, 'NL86ZZZ555555550000', '4300']) assert.include(notice.text, said)

    await collect(cast.rosa, id)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.isNotNull((await mandateRow(cast.rosa, mandate)).last_used_at)
    await decide(cast.rosa, id, 'paid')
    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is not collected before its day', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)

    await asTenant(cast.rosa, collectDebits)

    assert.isNull((await rowOf(cast.rosa, body.order.id)).gateway_ref)
  })

  test('is not collected unannounced: a late announcement moves its day, and none within a week ends it', async ({
    assert,
  }) => {
    await sign(cast.ann)
    const { id } = (await orderByDebit(cast.ann, package_id)).body.order
    await nothingIsLeft(cast.rosa)
    const site = (await siteByTenantId(cast.rosa.id))!
    const letBe = (day: string) =>
      asOwner(
        (owner) => owner.query(`update app.orders set collect_on = ${day}, prenotified_at = null where id = $1`, [id]),
        cast.rosa
      )
    const run = () => asTenant(site, () => collectDebitJob(site, id))
    const day = async () => (await cast.ann.browser.get(`/api/orders/${id}`)).body.order.collect_on

    await letBe('current_date - 1')
    await run()
    const waiting = await rowOf(cast.rosa, id)
    await asTenant(site, () => composeDebitNotice(site, { order: id }))
    const moved = await day()
    await letBe('current_date - 9')
    await run()

    assert.deepEqual([waiting.status, waiting.gateway_ref, waiting.collecting_at], ['pending', null, null])
    assert.equal(moved, nextBankDay('Europe/Amsterdam', 1))
    assert.equal((await rowOf(cast.rosa, id)).status, 'failed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })

  test('counts for the company it was given to alone, and ends when the brand has another one', async ({ assert }) => {
    const mandate = await sign(cast.ann)
    const { id } = (await orderByDebit(cast.ann, package_id)).body.order
    await giveOwnCompany(cast.rosa, 'creditor_id', 'DE98ZZZ09999999999')
    await eventually('the new company', async () => {
      const site = await siteByTenantId(cast.rosa.id)
      return site?.company.creditor_id === 'DE98ZZZ09999999999' || undefined
    })

    const shown = (await cast.ann.browser.get('/api/direct-debits')).body.mandate
    const another = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, id)
    await asTenant(cast.rosa, forgetMandates)

    assert.isNull(shown)
    assert.deepEqual([another.status, codeOf(another)], [409, 'mandate_required'])
    assert.equal((await rowOf(cast.rosa, id)).status, 'failed')
    assert.deepInclude(await mandateRow(cast.rosa, mandate), { state: 'ended', end_reason: 'creditor_changed' })
  })

  test('is collected by the hourly job once its day has come', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    await letDayCome(cast.rosa, body.order.id)

    await asTenant(cast.rosa, collectDebits)

    for (let tries = 0; tries < 100 && !(await rowOf(cast.rosa, body.order.id)).gateway_ref; tries++)
      await new Promise((done) => setTimeout(done, 100))
    assert.match((await rowOf(cast.rosa, body.order.id)).gateway_ref, /^sb_/)
  })

  test('needs a mandate, and no more than the brand collects within 30 days', async ({ assert }) => {
    assert.equal(codeOf(await orderByDebit(cast.ann, package_id)), 'mandate_required')
    await sign(cast.ann)
    const dear = await newPackage(cast.rosa, { currency: 'EUR', price_minor: 10_000 })
    assert.equal((await orderByDebit(cast.ann, dear)).status, 201)

    const refused = await orderByDebit(cast.ann, dear)

    assert.equal(refused.status, 409)
    assert.deepInclude(refused.body.errors[0], {
      code: 'direct_debit_limit_reached',
      meta: { left_minor: 5_000, limit_minor: 15_000 },
    })
    assert.equal((await orderByDebit(cast.ann, package_id)).status, 201)
    assert.equal((await cast.ann.browser.get('/api/direct-debits')).body.left_minor, 4_001)
  })

  test('two at once don’t get past the limit together', async ({ assert }) => {
    await sign(cast.ann)
    const dear = await newPackage(cast.rosa, { currency: 'EUR', price_minor: 10_000 })

    const both = await Promise.all([orderByDebit(cast.ann, dear), orderByDebit(cast.ann, dear)])

    assert.deepEqual(
      both.map(({ status }) => status).toSorted((one, other) => one - other),
      [201, 409]
    )
  })

  test('is refused to an account that was blocked meanwhile, also on its day', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    await blockPayments(cast.rosa, { kind: 'iban', value: 'NL91ABNA0417164300' }, { reason: 'fraud' })

    assert.equal(codeOf(await orderByDebit(cast.ann, package_id)), 'iban_blocked')
    await collect(cast.rosa, body.order.id)
    assert.equal((await rowOf(cast.rosa, body.order.id)).status, 'failed')
    assert.lengthOf(await debits(`${cast.rosa.id}.${body.order.id}`), 0)
  })

  test('is collected once, however often its job runs and wherever it dies', async ({ assert }) => {
    const mandate = await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    const { id } = body.order
    // The gateway collects, and its answer is lost.
    sandboxGateway.directDebit!.collect = async (...asked) => {
      await reallyCollect(...asked)
      throw new Error('the line is cut')
    }
    await assert.rejects(() => collect(cast.rosa, id), 'the line is cut')
    sandboxGateway.directDebit!.collect = reallyCollect

    // Revoking comes too late for what the bank may have been asked for.
    await cast.ann.browser.delete(`/api/direct-debits/${mandate}`)
    assert.equal((await rowOf(cast.rosa, id)).status, 'pending')
    await Promise.all([collect(cast.rosa, id), collect(cast.rosa, id)])
    await collect(cast.rosa, id)

    const [debit, ...others] = await debits(`${cast.rosa.id}.${id}`)
    assert.lengthOf(others, 0)
    assert.equal((await rowOf(cast.rosa, id)).gateway_ref, debit!.id)
    await decide(cast.rosa, id, 'paid')
    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
  })

  test('that the bank may have been asked for is found out about though the buyer withdrew, and goes back', async ({
    assert,
  }) => {
    await prepare({ direct_debit_advance: 1_000 })
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    const { id, number } = body.order
    sandboxGateway.directDebit!.collect = async (...asked) => {
      await reallyCollect(...asked)
      throw new Error('the line is cut')
    }
    await assert.rejects(() => collect(cast.rosa, id), 'the line is cut')
    sandboxGateway.directDebit!.collect = reallyCollect

    await cast.ann.browser.post(
      '/api/withdrawals',
      { name: 'Ann', order_number: number, email: cast.ann.member.email },
      { 'idempotency-key': randomUUID() }
    )
    await nothingIsLeft(cast.rosa)
    await collect(cast.rosa, id)

    const [debit] = await debits(`${cast.rosa.id}.${id}`)
    assert.deepInclude(await rowOf(cast.rosa, id), { status: 'pending', gateway_ref: debit!.id, is_advanced: false })
    await decide(cast.rosa, id, 'paid')
    assert.equal(await statusWithin(cast.ann, id, 'refunded'), 'refunded')
    await nothingIsLeft(cast.rosa)
    assert.deepEqual(await tasksOf(cast.rosa, id), [])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that the bank refuses brings no credits, and the buyer is told', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, body.order.id)

    await decide(cast.rosa, body.order.id, 'failed')

    assert.equal(await statusWithin(cast.ann, body.order.id, 'failed'), 'failed')
    await mailAbout(cast.ann.member.email, new RegExp(`${body.order.number} wasn’t collected`))
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })

  test('that comes back takes its credits and ends the mandate', async ({ assert }) => {
    const mandate = await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    const { id } = body.order
    await collect(cast.rosa, id)
    await decide(cast.rosa, id, 'paid')
    await statusWithin(cast.ann, id, 'completed')

    await decide(cast.rosa, id, 'charged_back')

    assert.equal(await statusWithin(cast.ann, id, 'charged_back'), 'charged_back')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepInclude(await mandateRow(cast.rosa, mandate), { state: 'ended', end_reason: 'returned' })
    assert.equal(codeOf(await orderByDebit(cast.ann, package_id)), 'mandate_required')
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('may bring its credits before the money, up to the brand’s amount, and a later no takes them back', async ({
    assert,
  }) => {
    await prepare({ direct_debit_advance: 1_000 })
    const mandate = await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    const { id } = body.order

    await collect(cast.rosa, id)
    assert.deepInclude(await rowOf(cast.rosa, id), { status: 'completed', is_advanced: true })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    const receipt = await mailAbout(cast.ann.member.email, new RegExp(`Your order ${body.order.number}`))
    assert.include(receipt.text, 'already')

    await decide(cast.rosa, id, 'failed')
    assert.equal(await statusWithin(cast.ann, id, 'charged_back'), 'charged_back')
    assert.deepInclude(await rowOf(cast.rosa, id), { charged_back_minor: 999, returned_credits: 100 })
    assert.equal((await mandateRow(cast.rosa, mandate)).end_reason, 'returned')
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('credited before the money is not asked about for ever: the bank’s no ends it, and so does the last day', async ({
    assert,
  }) => {
    await prepare({ direct_debit_advance: 1_000 })
    await sign(cast.ann)
    const { id } = (await orderByDebit(cast.ann, package_id)).body.order
    await collect(cast.rosa, id)
    const endTime = () =>
      asOwner(
        (owner) => owner.query(`update app.orders set watched_until = now() - interval '1 day' where id = $1`, [id]),
        cast.rosa
      )
    const asked = async () => {
      await asOwner((owner) => owner.query(`delete from pgboss.job where data ->> 'order' = $1`, [id]))
      await checkPaymentJob({ tenant: cast.rosa.id, order: id, pause: 600 })
      const { rows } = await asOwner((owner) =>
        owner.query(`select from pgboss.job where name = 'check_payment' and data ->> 'order' = $1`, [id])
      )
      return rows.length
    }

    assert.equal(await asked(), 1)
    await endTime()
    assert.equal(await asked(), 0)
    await decide(cast.rosa, id, 'failed')
    assert.equal(await statusWithin(cast.ann, id, 'charged_back'), 'charged_back')
    assert.equal(await asked(), 0)
  })

  test('credited before the money is a usual one once it came', async ({ assert }) => {
    await prepare({ direct_debit_advance: 1_000 })
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, body.order.id)

    await decide(cast.rosa, body.order.id, 'paid')
    await checkPayment(cast.rosa, body.order.id)

    assert.deepInclude(await rowOf(cast.rosa, body.order.id), { status: 'completed', is_advanced: false })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
  })

  test('waits for its day, though nobody opens a page to pay on', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    await asOwner(
      (owner) =>
        owner.query(`update app.orders set created_at = now() - interval '3 days' where id = $1`, [body.order.id]),
      cast.rosa
    )
    assert.equal((await checkPayment(cast.rosa, body.order.id))!.status, 'pending')

    await asOwner(
      (owner) => owner.query(`update app.orders set watched_until = now() where id = $1`, [body.order.id]),
      cast.rosa
    )
    assert.equal((await checkPayment(cast.rosa, body.order.id))!.status, 'cancelled')
  })

  test('is one order for one key', async ({ assert }) => {
    await sign(cast.ann)
    const first = await order(cast.ann, package_id, 'key-of-one-order', 'direct_debit')
    const second = await order(cast.ann, package_id, 'key-of-one-order', 'direct_debit')

    assert.equal(second.status, 201, second.text)
    assert.equal(second.body.order.id, first.body.order.id)
  })
})
