import { test } from '@japa/runner'
import { checkPayment } from '@manyhearts/api/app/credits/orders/outcomes/check_payment'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { enterMollieKey, SELLS_THROUGH_MOLLIE } from '../../../payments/mollie_brand.ts'
import { MollieServer } from '../../../payments/mollie_server.ts'
import { becomeCreditor, codeFor, collect, draft, mandateRow, newNumber, orderByDebit, rowOf, sign } from './debits.ts'
import { newPackage, statusWithin, walletOf } from '../shop.ts'

test.group('Direct debit through Mollie', (group) => {
  let mollie: MollieServer
  let cast: Cast
  let package_id: string
  group.setup(async () => {
    mollie = await MollieServer.start()
    return () => mollie.stop()
  })
  group.each.setup(async () => {
    mollie.asked.length = 0
    mollie.trouble = () => undefined
    mollie.books.refusedIban = ''
    cast = await newCast({ rosa: SELLS_THROUGH_MOLLIE })
    await enterMollieKey(cast.rosa)
    await becomeCreditor(cast.rosa)
    package_id = await newPackage(cast.rosa, { currency: 'EUR' })
  })

  const posts = () =>
    mollie.asked.filter(({ method }) => method === 'POST').map(({ path }) => path.replace(/cst_\w+/, '{id}'))

  test('registers the mandate, collects by it, credits when it is paid, and ends it', async ({ assert }) => {
    const mandate = await sign(cast.ann)
    const { reference } = await mandateRow(cast.rosa, mandate)
    assert.deepEqual(posts(), ['/customers', '/customers/{id}/mandates'])
    assert.deepInclude(mollie.asked[1]!.body, {
      method: 'directdebit',
      consumerName: 'Ann Example',
      consumerAccount: 'NL91ABNA0417164300',
      mandateReference: reference,
    })
    assert.match(mollie.asked[1]!.body.signatureDate, /^\d{4}-\d{2}-\d{2}$/)

    const { body } = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, body.order.id)
    const payment = mollie.books.paymentOf(`${cast.rosa.id}.${body.order.id}`)
    assert.deepInclude(payment.body, { method: 'directdebit', sequenceType: 'recurring' })
    assert.equal(payment.status, 'pending')

    payment.decide('paid')
    await checkPayment(cast.rosa, body.order.id)
    assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
    payment.chargedBack = payment.minor
    await checkPayment(cast.rosa, body.order.id)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.equal((await mandateRow(cast.rosa, mandate)).end_reason, 'returned')
    for (let tries = 0; tries < 100 && !mollie.asked.some(({ method }) => method === 'DELETE'); tries++)
      await new Promise((done) => setTimeout(done, 100))
    assert.isTrue(mollie.asked.some(({ method, path }) => method === 'DELETE' && path.includes('/mandates/mdt_')))
  })

  test('finds what was collected, though the answer was lost and the key is over', async ({ assert }) => {
    await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)
    const { books } = mollie
    const before = books.payments.length
    await collect(cast.rosa, body.order.id)
    const payment = books.paymentOf(`${cast.rosa.id}.${body.order.id}`)
    await forgetRef(body.order.id)
    mollie.forgetKeys()

    await collect(cast.rosa, body.order.id)

    assert.equal(books.payments.length, before + 1)
    assert.equal((await rowOf(cast.rosa, body.order.id)).gateway_ref, payment.id)
  })

  test('an account it does not take is refused, and the mandate has ended', async ({ assert }) => {
    mollie.books.refusedIban = 'NL91ABNA0417164300'
    const phone = newNumber()
    const { body } = await draft(cast.ann, { phone })

    const { status, body: refused } = await cast.ann.browser.post(
      `/api/direct-debits/${body.mandate.id}/confirmation`,
      {
        code: await codeFor(phone),
      }
    )

    assert.equal(status, 422)
    assert.equal(refused.errors[0].code, 'mandate_refused')
    assert.equal((await mandateRow(cast.rosa, body.mandate.id)).end_reason, 'refused')
  })

  test('while it does not answer, the mandate counts and is registered before the first debit', async ({ assert }) => {
    mollie.trouble = () => ({ status: 503 })
    const mandate = await sign(cast.ann)
    assert.isNull((await mandateRow(cast.rosa, mandate)).sealed_token)
    mollie.trouble = () => undefined

    const { body } = await orderByDebit(cast.ann, package_id)
    await collect(cast.rosa, body.order.id)

    assert.isNotNull((await mandateRow(cast.rosa, mandate)).sealed_token)
    assert.match((await rowOf(cast.rosa, body.order.id)).gateway_ref, /^tr_/)
  })

  async function forgetRef(id: string): Promise<void> {
    await asOwner((owner) => owner.query('update app.orders set gateway_ref = null where id = $1', [id]), cast.rosa)
  }
})
