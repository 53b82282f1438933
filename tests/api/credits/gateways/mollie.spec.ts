import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Checkout } from '@manyhearts/api/app/credits/gateways/gateway'
import { SavedMethodRefused } from '@manyhearts/api/app/credits/gateways/gateway_errors'
import { mollieGateway } from '@manyhearts/api/app/credits/gateways/mollie/mollie_gateway'
import { checkPayment } from '@manyhearts/api/app/credits/orders/outcomes/check_payment'
import Order from '@manyhearts/api/app/credits/orders/order'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { MOLLIE_KEYS } from '../../../payments/mollie_books.ts'
import { enterMollieKey, SELLS_THROUGH_MOLLIE } from '../../../payments/mollie_brand.ts'
import type { MolliePayment } from '../../../payments/mollie_payment.ts'
import { MollieServer } from '../../../payments/mollie_server.ts'
import { openMollieShop } from '../../../payments/mollie_shop.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { brokenRules, newPackage, order, tasksOf, walletOf } from '../shop.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' }
const NOTHING = { bonus: 0, bought: 0 }
const BOUGHT = { bonus: 0, bought: 100 }
const keys = { api_key: MOLLIE_KEYS.test }

test.group('Selling through Mollie', (group) => {
  let mollie: MollieServer
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    ;({ mollie, cast, packageId: package_id } = await openMollieShop())
    return () => mollie.stop()
  })

  async function ordered(person: Person = cast.ann, method = 'card') {
    const { body } = await order(person, package_id, randomUUID(), method)
    const id: string = body.order.id
    return { id, url: body.redirect_url as string, payment: mollie.books.paymentOf(`${cast.rosa.id}.${id}`) }
  }

  /** Presses a button on Mollie's page. */
  async function press(url: string, outcome: string): Promise<string | null> {
    const { headers } = await fetch(`${url}/${outcome}`, { method: 'POST', redirect: 'manual' })
    return headers.get('location')
  }

  /** After everything that notifications lead to. */
  async function kept(id: string): Promise<Order> {
    await nothingIsLeft(cast.rosa)
    return asTenant(cast.rosa, () => Order.findOrFail(id))
  }

  function events(): Promise<{ order_id: string | null }[]> {
    return asOwner(async (owner) => {
      const sql = 'select order_id::text from app.payment_events where tenant_id = $1'
      return (await owner.query(sql, [cast.rosa.id])).rows
    }, cast.rosa)
  }

  function knock(body: string, headers = FORM): ReturnType<Visitor['post']> {
    return new Visitor(cast.rosa.host).post('/api/webhooks/mollie', body, headers)
  }

  test('an order is a payment that says what the buyer has to know, and no brand', async ({ assert }) => {
    const { id, url, payment } = await ordered()

    assert.equal(url, `${mollie.origin}/checkout/${payment.id}`)
    const { number } = await kept(id)
    const { redirectUrl, ...body } = payment.body
    assert.deepEqual(body, {
      amount: { currency: 'GBP', value: '9.99' },
      description: `${number} TESTS B.V.`,
      metadata: { reference: `${cast.rosa.id}.${id}`, order: number },
      method: 'creditcard',
      locale: 'en_GB',
    })
    assert.match(redirectUrl, new RegExp(`^http://${cast.rosa.host}:\\d+/transactions/${id}\\?token=[\\w-]{43}$`))
    assert.equal(mollie.asked[0]!.headers['idempotency-key'], `${cast.rosa.id}.${id}`)
    assert.include(await (await fetch(url)).text(), '<button type="submit">Pay</button>')
  })

  test('a buyer who pays gets credits and premium, by Mollie’s notification alone', async ({ assert }) => {
    const { id, url, payment } = await ordered()

    const back = await press(url, 'paid')

    assert.equal(back, payment.redirectUrl)
    assert.equal(await mollie.notify(payment.id), 200)
    assert.equal((await kept(id)).status, 'completed')
    assert.deepEqual(await walletOf(cast.ann), BOUGHT)
    assert.isTrue((await cast.ann.browser.get('/api/user.php')).body.user.paid_user)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a notification that got lost is made up for when the buyer comes back', async ({ assert }) => {
    mollie.notifies = false
    const { id, url } = await ordered()

    const { pathname, search } = new URL((await press(url, 'paid'))!)
    const { body } = await new Visitor(cast.rosa.host).get(`/api${pathname.replace('transactions', 'orders')}${search}`)

    assert.equal(body.order.id, id)
    assert.equal(body.order.status, 'completed')
  })

  for (const [outcome, status] of [
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'cancelled'],
  ] as const)
    test(`a payment that is ${outcome} gives nothing`, async ({ assert }) => {
      const { id, url, payment } = await ordered()

      await press(url, outcome)
      await mollie.notify(payment.id)

      assert.equal((await kept(id)).status, status)
      assert.deepEqual(await walletOf(cast.ann), NOTHING)
    })

  test('money that comes after a payment expired still counts, and outdated notifications change nothing', async ({
    assert,
  }) => {
    const { id, payment } = await ordered()
    for (const status of ['expired', 'pending', 'paid', 'failed', 'open'] as const) {
      payment.status = status
      await mollie.notify(payment.id)
      await nothingIsLeft(cast.rosa)
    }

    assert.equal((await kept(id)).status, 'completed')
    assert.deepEqual(await walletOf(cast.ann), BOUGHT)
  })

  test('twenty notifications of one payment at once credit once, and each is kept', async ({ assert }) => {
    const { id, payment } = await ordered()
    payment.decide('paid')

    const answers = await Promise.all(Array.from({ length: 20 }, () => mollie.notify(payment.id)))

    assert.deepEqual(new Set(answers), new Set([200]))
    assert.equal((await kept(id)).status, 'completed')
    assert.deepEqual(await walletOf(cast.ann), BOUGHT)
    assert.lengthOf(await events(), 20)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a refund in two parts, then a chargeback: the same id is notified of each', async ({ assert }) => {
    const { id, url, payment } = await ordered()
    await press(url, 'paid')
    await kept(id)
    const given = async (change: () => void) => {
      change()
      await mollie.notify(payment.id)
      const { status, refundedMinor, chargedBackMinor } = await kept(id)
      return { status, refundedMinor, chargedBackMinor, left: (await walletOf(cast.ann)).bought }
    }

    const half = await given(() => void (payment.refunded = 500))
    const again = await given(() => {})
    const charged = await given(() => void (payment.chargedBack = 499))

    assert.deepEqual(half, { status: 'completed', refundedMinor: 500, chargedBackMinor: 0, left: 50 })
    assert.deepEqual(again, half)
    assert.deepEqual(charged, { status: 'charged_back', refundedMinor: 500, chargedBackMinor: 499, left: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('money is refunded once for each key, and the order then says so', async ({ assert }) => {
    const { id, url, payment } = await ordered()
    await press(url, 'paid')
    const { reference, gatewayRef: ref } = await kept(id)
    const refund = (key: string) =>
      mollieGateway.refund!({ reference, ref }, { amountMinor: 400, currency: 'GBP', key }, keys)

    await refund('first')
    await refund('first')
    mollie.forgetKeys()
    await refund('first')
    assert.equal(payment.refunded, 400)
    await refund('second')
    await assert.rejects(() => refund('third'), /higher than the remaining/)
    await assert.rejects(() =>
      mollieGateway.refund!({ reference, ref: null }, { amountMinor: 1, currency: 'GBP', key: 'x' }, keys)
    )
    await checkPayment(cast.rosa, id)

    assert.equal((await kept(id)).refundedMinor, 800)
  })

  for (const [what, change] of [
    ['another amount', { amount: { currency: 'GBP', value: '0.01' } }],
    ['another currency', { amount: { currency: 'EUR', value: '9.99' } }],
    ['another order', { metadata: { reference: '1.1' } }],
    ['no order', { metadata: null }],
    ['the other mode', { mode: 'live' }],
  ] as const)
    test(`a payment of ${what} is never credited, and waits for staff`, async ({ assert }) => {
      const { id, payment } = await ordered()
      payment.decide('paid')
      payment.odd = { ...change, amountRefunded: undefined }

      await mollie.notify(payment.id)

      assert.equal((await kept(id)).status, 'pending')
      assert.deepEqual(await tasksOf(cast.rosa, id), ['payment_does_not_fit'])
      assert.deepEqual(await walletOf(cast.ann), NOTHING)
    })

  test('a status nobody knows leaves the order as it was, and is asked about again', async ({ assert }) => {
    const { id, payment } = await ordered()
    payment.odd = { status: 'settled' }

    await assert.rejects(() => checkPayment(cast.rosa, id), /unknown status/)

    payment.odd = {}
    payment.decide('paid')
    assert.equal((await checkPayment(cast.rosa, id))!.status, 'completed')
  })

  test('an unknown payment gets the same answer as a known one, and another brand’s does nothing', async ({
    assert,
  }) => {
    const { id, payment } = await ordered()
    payment.decide('paid')

    const unknown = await knock('id=tr_5B8cwPMGnU6qLbRvo7qEZo')
    await enterMollieKey(cast.vlam)
    const elsewhere = await new Visitor(cast.vlam.host).post('/api/webhooks/mollie', `id=${payment.id}`, FORM)
    const asked = mollie.asked.length
    assert.equal((await kept(id)).status, 'pending')
    assert.lengthOf(mollie.asked, asked)
    const known = await knock(`id=${payment.id}`)

    for (const { status, text } of [unknown, elsewhere, known]) assert.deepEqual([status, text], [200, 'OK'])
    assert.equal((await kept(id)).status, 'completed')
  })

  test('what is no form of Mollie’s is refused and leaves no trace', async ({ assert }) => {
    const { payment } = await ordered()
    const forged: [string, Record<string, string>?][] = [
      [''],
      ['id='],
      ['id=ord_5B8cwPMGnU'],
      [`id=${payment.id}%00`],
      [`id=${payment.id}&id=${payment.id}`],
      [JSON.stringify({ id: payment.id }), { 'content-type': 'application/json' }],
      [`id=${payment.id}`, { 'content-type': 'text/plain' }],
      [`id=${payment.id}`, { 'content-type': 'multipart/form-data; boundary=x' }],
    ]

    for (const [body, headers] of forged) {
      const { status, body: answer } = await knock(body, { ...FORM, ...headers })
      assert.equal(status, 400, `${body} ${JSON.stringify(headers)}`)
      assert.equal(answer.errors[0].code, 'notification_forged')
    }
    assert.equal((await new Visitor(cast.rosa.host).get(`/api/webhooks/mollie?id=${payment.id}`)).status, 400)
    assert.deepEqual(await events(), [])
  })

  test('a flood of made-up notifications is turned away', async ({ assert }) => {
    const statuses: number[] = []
    for (let knocks = 0; knocks < 13; knocks++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) => knock(`id=tr_${'0'.repeat(8)}${knocks}x${index}`))
        ).then((answers) => answers.map(({ status }) => status)))
      )

    assert.equal(statuses.filter((status) => status === 200).length, 120)
    assert.equal(statuses.filter((status) => status === 429).length, 10)
    assert.lengthOf(await events(), 120)
  })

  test('a brand that never had keys is not notified by Mollie, nor sells through it', async ({ assert }) => {
    const { status } = await new Visitor(cast.vlam.host).post('/api/webhooks/mollie', 'id=tr_5B8cwPMGnU', FORM)
    const keyless = await newCast({ rosa: SELLS_THROUGH_MOLLIE })

    const answer = await order(keyless.ann, await newPackage(keyless.rosa))

    assert.equal(status, 404)
    assert.equal(answer.status, 503)
    assert.equal(answer.body.errors[0].code, 'payment_unavailable')
  })

  test('iDEAL is for the Netherlands, Bancontact for Belgium, direct debit for nobody yet', async ({ assert }) => {
    const offered = async (country: string, method: string) => {
      const buyer = await newPerson(cast.rosa, { name: 'Eva', gender: 'female', looking_for: 'male', country })
      const id = await newPackage(cast.rosa, { country, currency: 'EUR' })
      const { status } = await order(buyer, id, randomUUID(), method)
      return status === 201 ? mollie.books.payments.at(-1)!.body.method : status
    }

    assert.equal(await offered('NL', 'ideal'), 'ideal')
    assert.equal(await offered('NL', 'paypal'), 'paypal')
    assert.equal(await offered('NL', 'bancontact'), 422)
    assert.equal(await offered('NL', 'direct_debit'), 422)
  })

  test('twenty clicks at once are one payment, though Mollie is slow', async ({ assert }) => {
    mollie.trouble = ({ method }) => (method === 'POST' ? { delayMs: 300 } : undefined)
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => order(cast.ann, package_id, key)))

    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(answers.map(({ body }) => body.redirect_url)).size, 1)
    assert.lengthOf(mollie.books.payments, 1)
  })

  test('an answer that got lost is asked for again, and is the same payment', async ({ assert }) => {
    const key = randomUUID()
    const first = await order(cast.ann, package_id, key)
    const [payment] = mollie.books.payments as [MolliePayment]
    // As if our own note of the payment had been lost with the answer.
    await asOwner(
      (owner) =>
        owner.query(
          'update app.orders set gateway_ref = null, checkout_url = null, return_token_hash = null where tenant_id = $1',
          [cast.rosa.id]
        ),
      cast.rosa
    )
    payment.decide('paid')
    await mollie.notify(payment.id)

    const second = await order(cast.ann, package_id, key)

    assert.equal(second.body.redirect_url, first.body.redirect_url)
    assert.lengthOf(mollie.books.payments, 1)
    // The notification was faster than our note, and is joined to its order.
    assert.equal((await kept(first.body.order.id)).status, 'completed')
  })

  /** Ann pays with a card that she kept, and all that we knew of the charge is lost with its answer. */
  async function chargedUnknown() {
    const first = await order(cast.ann, package_id, randomUUID(), 'card', { save_method: true })
    await press(first.body.redirect_url, 'paid')
    await checkPayment(cast.rosa, first.body.order.id)
    const [saved] = (await cast.ann.browser.get('/api/repeat-order')).body.saved_methods
    const key = randomUUID()
    const again = () => order(cast.ann, package_id, key, 'card', { saved_method_id: saved.id })
    const { id } = (await again()).body.order
    await asOwner(
      (owner) =>
        owner.query(
          'update app.orders set gateway_ref = null, checkout_url = null, return_token_hash = null where id = $1',
          [id]
        ),
      cast.rosa
    )
    return { id: id as string, again, payment: mollie.books.paymentOf(`${cast.rosa.id}.${id}`) }
  }

  /** Such a charge names no page of ours, by which the stand-in would find us. */
  const notified = ({ id }: MolliePayment) => knock(`id=${id}`)

  const TWICE = { bonus: 0, bought: 200 }

  /** Has the payments asked about that no order knew when they were notified. */
  async function letMatch(): Promise<number> {
    const { rowCount } = await asOwner((owner) =>
      owner.query(
        `update pgboss.job set start_after = now() where name = 'match_payment' and data ->> 'tenant' = $1 and state < 'active'`,
        [cast.rosa.id]
      )
    )
    await nothingIsLeft(cast.rosa)
    return rowCount!
  }

  /** The time in which an order may be opened is over. */
  const endTime = (id: string) =>
    asOwner(
      (owner) => owner.query(`update app.orders set created_at = now() - interval '1 hour' where id = $1`, [id]),
      cast.rosa
    )

  test('a charge whose answer got lost is found by its notification, and credited once', async ({ assert }) => {
    const { id, again, payment } = await chargedUnknown()

    assert.equal((await notified(payment)).status, 200)
    assert.equal((await kept(id)).status, 'pending')
    assert.equal(await letMatch(), 1)

    const { status: found, gatewayRef } = await kept(id)
    assert.deepEqual([found, gatewayRef], ['completed', payment.id])
    assert.deepEqual(await walletOf(cast.ann), TWICE)
    const { status, body } = await again()
    assert.deepEqual([status, body.order.id, body.order.status], [201, id, 'completed'])
    assert.include(body.redirect_url, `/transactions/${id}?token=`)
    assert.lengthOf(mollie.books.payments, 2)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a charge whose answer got lost is found before its order is given up, without a notification', async ({
    assert,
  }) => {
    const { id, payment } = await chargedUnknown()
    await endTime(id)

    assert.equal((await checkPayment(cast.rosa, id))!.status, 'completed')

    assert.equal((await kept(id)).gatewayRef, payment.id)
    assert.deepEqual(await walletOf(cast.ann), TWICE)
    assert.lengthOf(mollie.books.payments, 2)
  })

  test('a charge that was never made isn’t made by asking, and its order ends', async ({ assert }) => {
    const { id, payment } = await chargedUnknown()
    payment.body.metadata = { reference: '1.1' }
    await endTime(id)

    assert.equal((await checkPayment(cast.rosa, id))!.status, 'cancelled')

    assert.lengthOf(mollie.books.payments, 2)
    assert.deepEqual(await walletOf(cast.ann), BOUGHT)
  })

  test('a charge that is notified after its order was given up is credited, too', async ({ assert }) => {
    const { id, payment } = await chargedUnknown()
    payment.status = 'pending'
    await asOwner((owner) => owner.query(`update app.orders set status = 'cancelled' where id = $1`, [id]), cast.rosa)

    await notified(payment)
    await letMatch()
    assert.isNull((await kept(id)).gatewayRef)
    payment.status = 'paid'
    await notified(payment)
    await letMatch()

    assert.equal((await kept(id)).status, 'completed')
    assert.deepEqual(await walletOf(cast.ann), TWICE)
  })

  for (const [what, change, tasks] of [
    ['another amount', { amount: { currency: 'GBP', value: '0.01' } }, ['payment_does_not_fit']],
    ['another brand’s order', { metadata: { reference: '1.1' } }, []],
    ['no order', { metadata: null }, []],
    ['the other mode', { mode: 'live' }, []],
  ] as const)
    test(`a payment of ${what} that no order knows is never credited`, async ({ assert }) => {
      const { id, payment } = await chargedUnknown()
      payment.odd = { ...change, amountRefunded: undefined }

      await notified(payment)
      assert.equal(await letMatch(), 1)

      assert.equal((await kept(id)).status, 'pending')
      assert.deepEqual(await tasksOf(cast.rosa, id), [...tasks])
      assert.deepEqual(await walletOf(cast.ann), BOUGHT)
    })

  test('a paid payment of an order that is not there, or has another one, waits for staff', async ({ assert }) => {
    const { id, payment } = await chargedUnknown()
    const other = await ordered()
    const waiting = async () =>
      asOwner(async (owner) => {
        const sql = 'select kind, order_id::text from app.payment_tasks where tenant_id = $1 order by id'
        return (await owner.query(sql, [cast.rosa.id])).rows
      }, cast.rosa)

    for (const order of ['1', other.id]) {
      payment.body.metadata = { reference: `${cast.rosa.id}.${order}` }
      await notified(payment)
      await letMatch()
    }

    assert.deepEqual(await waiting(), [
      { kind: 'payment_does_not_fit', order_id: null },
      { kind: 'payment_does_not_fit', order_id: other.id },
    ])
    assert.equal((await kept(id)).status, 'pending')
    assert.deepEqual(await walletOf(cast.ann), BOUGHT)
  })

  for (const [what, trouble] of [
    ['is down', 'down'],
    ['hangs up', 'hangs up'],
    ['has an error of its own', { status: 500 }],
    ['is being maintained', { status: 503 }],
    ['does not know the key', { status: 401 }],
    ['is asked too much', { status: 429 }],
    ['answers no JSON', { garbage: '<h1>Hello</h1>' }],
    ['answers something else', { garbage: '{"id":"tr_1"}' }],
  ] as const)
    test(`while Mollie ${what}, an order waits and can be tried again`, async ({ assert }) => {
      const key = randomUUID()
      if (trouble === 'down') await mollie.close()
      else mollie.trouble = () => trouble

      const refused = await order(cast.ann, package_id, key)
      if (trouble === 'down') await mollie.open()
      else mollie.trouble = () => undefined
      const again = await order(cast.ann, package_id, key)

      assert.equal(refused.status, 503)
      assert.equal(refused.body.errors[0].code, 'payment_unavailable')
      assert.notInclude(refused.text, keys.api_key)
      assert.equal(again.status, 201)
      assert.lengthOf(mollie.books.payments, 1)
    })

  test('Mollie is not waited for longer than ten seconds', async ({ assert, cleanup }) => {
    const { id } = await ordered()
    mollie.trouble = () => ({ delayMs: 60_000 })
    const { timeout } = AbortSignal
    const waits: number[] = []
    cleanup(() => void (AbortSignal.timeout = timeout))
    // Twenty times as fast.
    AbortSignal.timeout = (milliseconds) => {
      waits.push(milliseconds)
      return timeout.call(AbortSignal, milliseconds / 20)
    }
    const began = Date.now()

    await assert.rejects(() => checkPayment(cast.rosa, id), /aborted|timeout/i)

    assert.include(waits, 10_000)
    assert.isBelow(Date.now() - began, 12_000)
    assert.equal((await kept(id)).status, 'pending')
  })

  test('an order that never opened is not asked about', async ({ assert }) => {
    const asked = mollie.asked.length

    assert.isNull(await mollieGateway.fetchStatus({ reference: '1.2', ref: null }, keys))

    assert.lengthOf(mollie.asked, asked)
  })
})

test.group('Paying again through Mollie', (group) => {
  let mollie: MollieServer
  group.each.setup(async () => {
    mollie = await MollieServer.start()
    return () => mollie.stop()
  })

  const checkout = (reference: string, more: Partial<Checkout> = {}): Checkout => ({
    reference,
    number: 'R-ABCDEF',
    amountMinor: 999,
    currency: 'EUR',
    method: 'card',
    savesMethod: false,
    merchantName: 'rosa',
    merchantHost: 'rosa.example.com',
    statementDescriptor: 'TESTS B.V.',
    language: 'nl',
    returnUrl: 'https://rosa.example.com/transactions/2',
    webhookUrl: 'https://rosa.example.com/api/webhooks/mollie',
    ...more,
  })

  /** A buyer who agreed to it paid once. */
  async function savedBy(method: 'card' | 'paypal' = 'card') {
    const { ref } = await mollieGateway.createCheckout(checkout('1.1', { method, savesMethod: true }), keys)
    mollie.books.payment(ref).decide('paid')
    return { ref, saved: (await mollieGateway.fetchStatus({ reference: '1.1', ref }, keys))!.saved }
  }

  test('a card is saved only if the buyer agreed', async ({ assert }) => {
    const { ref } = await mollieGateway.createCheckout(checkout('1.1'), keys)
    mollie.books.payment(ref).decide('paid')

    const { saved } = (await mollieGateway.fetchStatus({ reference: '1.1', ref }, keys))!

    assert.isUndefined(saved)
    assert.deepEqual(
      mollie.asked.map(({ method, path }) => `${method} ${path}`),
      ['POST /payments', `GET /payments/${ref}`]
    )
    assert.equal(mollie.asked[0]!.body.webhookUrl, 'https://rosa.example.com/api/webhooks/mollie')
  })

  test('a saved card pays without a page, and twice the same order is one charge', async ({ assert }) => {
    const { saved } = await savedBy()
    const { token, label } = saved!

    const charged = await mollieGateway.chargeToken!(checkout('1.2'), token, keys)
    const again = await mollieGateway.chargeToken!(checkout('1.2'), token, keys)

    assert.equal(label, '•••• 4242')
    assert.match(token, /^cst_\w+\/mdt_\w+$/)
    assert.isNull(charged.url)
    assert.deepEqual(again, charged)
    assert.lengthOf(mollie.books.payments, 2)
    const payment = await mollieGateway.fetchStatus({ reference: '1.2', ref: charged.ref }, keys)
    assert.deepInclude(payment, { state: 'paid', reference: '1.2', amountMinor: 999, currency: 'EUR' })
  })

  test('a refused charge is told at once, and the order can still be paid on a page', async ({ assert }) => {
    const { saved } = await savedBy()
    const charge = (reference: string, token = saved!.token) =>
      mollieGateway.chargeToken!(checkout(reference), token, keys)
    mollie.books.charges = 'failed'

    await assert.rejects(() => charge('1.3'), SavedMethodRefused as never)
    const opened = await mollieGateway.createCheckout(checkout('1.3'), keys)
    mollie.books.revoke(saved!.token.split('/')[1]!)

    assert.include(opened.url!, '/checkout/tr_')
    await assert.rejects(() => charge('1.4'), SavedMethodRefused as never)
    for (const odd of ['', 'cst_gone/mdt_gone', 'cst_1', '../payments'])
      await assert.rejects(() => charge('1.5', odd), SavedMethodRefused as never)
  })

  test('trouble at Mollie is no refusal of the card', async ({ assert }) => {
    const { saved } = await savedBy()
    mollie.trouble = () => ({ status: 503 })

    await assert.rejects(
      () => mollieGateway.chargeToken!(checkout('1.6'), saved!.token, keys),
      'Mollie answered 503 to POST /payments: Trouble: There is trouble'
    )
  })

  test('where PayPal allows no saving the buyer pays once', async ({ assert }) => {
    const { ref, saved } = await savedBy('paypal')

    const again = await mollieGateway.createCheckout(checkout('1.1', { method: 'paypal', savesMethod: true }), keys)

    assert.isUndefined(saved)
    assert.equal(again.ref, ref)
    assert.lengthOf(mollie.books.payments, 1)
    mollie.books.savable.push('paypal')
    mollie.forgetKeys()
    assert.equal((await savedBy('paypal')).saved!.label, 'ann@example.com')
  })

  test('a key of the other mode finds nothing', async ({ assert }) => {
    const { ref } = await mollieGateway.createCheckout(checkout('1.1'), keys)

    await assert.rejects(
      () => mollieGateway.fetchStatus({ reference: '1.1', ref }, { api_key: MOLLIE_KEYS.live }),
      /404.*No payment exists/
    )
    await assert.rejects(() => mollieGateway.createCheckout(checkout('1.7'), { api_key: 'nonsense' }), /is none/)
  })
})
