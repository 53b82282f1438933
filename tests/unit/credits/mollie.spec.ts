import fc from 'fast-check'
import { test } from '@japa/runner'
import env from '@manyhearts/api/start/env'
import { LANGUAGES } from '@manyhearts/locales/languages'
import type { RawNotification } from '@manyhearts/api/app/credits/gateways/gateway'
import { NotificationForged } from '@manyhearts/api/app/credits/gateways/gateway_errors'
import { mollieAmount, readMollieAmount } from '@manyhearts/api/app/credits/gateways/mollie/mollie_amount'
import { mollieLocale } from '@manyhearts/api/app/credits/gateways/mollie/mollie_locale'
import { mollieMode } from '@manyhearts/api/app/credits/gateways/mollie/mollie_mode'
import { METHOD_NAMES, METHODS } from '@manyhearts/api/app/credits/gateways/mollie/mollie_methods'
import { MollieRefusal } from '@manyhearts/api/app/credits/gateways/mollie/mollie_refusal'
import { readNotification } from '@manyhearts/api/app/credits/gateways/mollie/read_notification'
import { readPayment } from '@manyhearts/api/app/credits/gateways/mollie/read_payment'
import { MOLLIE_KEYS } from '../../payments/mollie_books.ts'

const ID = 'tr_5B8cwPMGnU6qLbRvo7qEZo'
const FORM = 'application/x-www-form-urlencoded'
const payment = (more: object = {}) => ({
  resource: 'payment',
  id: ID,
  mode: 'live',
  status: 'paid',
  amount: { currency: 'EUR', value: '9.99' },
  metadata: { reference: '1.2', order: 'R-ABCDEF' },
  ...more,
})
const read = (more: object = {}) => readPayment(payment(more), ID, 'live')
const notified = (body: string, type = FORM, method = 'POST'): RawNotification => ({
  method,
  headers: { 'content-type': type },
  query: '',
  body,
})

test.group('Amounts at Mollie', () => {
  test('have the decimals of their currency', ({ assert }) => {
    for (const [minor, currency, value] of [
      [999, 'EUR', '9.99'],
      [5, 'GBP', '0.05'],
      [100_000, 'SEK', '1000.00'],
      [1_500, 'JPY', '1500'],
      [7, 'ISK', '7'],
    ] as const)
      assert.deepEqual(mollieAmount(minor, currency), { currency, value })
  })

  test('are read as they were written, whatever the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('EUR', 'PLN', 'JPY', 'ISK', 'MXN'),
        (minor, currency) => {
          const amount = readMollieAmount(mollieAmount(minor, currency))
          return amount.minor === minor && amount.currency === currency
        }
      )
    )
  })

  test('that are written otherwise are none', ({ assert }) => {
    for (const value of ['9.9', '9', '9.999', '9,99', '-9.99', '+9.99', ' 9.99', '1e2', '', '9.99.9', 9.99, null])
      assert.throws(() => readMollieAmount({ currency: 'EUR', value }), /none/, String(value))
    for (const currency of ['eur', 'EURO', '', null, undefined, 1])
      assert.throws(() => readMollieAmount({ currency, value: '9.99' }), /none/, String(currency))
    assert.throws(() => readMollieAmount({ currency: 'JPY', value: '1500.00' }))
    assert.throws(() => readMollieAmount(undefined))
  })
})

test.group('A payment as Mollie answers it', () => {
  test('has a state, or is no payment', ({ assert }) => {
    for (const [status, state] of [
      ['open', 'pending'],
      ['pending', 'pending'],
      ['authorized', 'pending'],
      ['paid', 'paid'],
      ['failed', 'failed'],
      ['canceled', 'cancelled'],
      ['expired', 'cancelled'],
    ])
      assert.equal(read({ status }).state, state)
    for (const status of ['refunded', 'PAID', '', null, undefined, 1, 'toString'])
      assert.throws(() => read({ status }), /unknown status/, String(status))
    for (const odd of [{ id: 'tr_another' }, { resource: 'order' }]) assert.throws(() => read(odd), /something else/)
    for (const odd of [undefined, null, [], 'paid', 1]) assert.throws(() => readPayment(odd, ID, 'live'))
  })

  test('says what came back, in the currency that was paid and never more than that', ({ assert }) => {
    const eur = (value: string) => ({ currency: 'EUR', value })

    assert.deepInclude(read(), { refundedMinor: 0, chargedBackMinor: 0, amountMinor: 999, currency: 'EUR' })
    assert.deepInclude(read({ amountRefunded: eur('2.50'), amountChargedBack: eur('7.49') }), {
      refundedMinor: 250,
      chargedBackMinor: 749,
    })
    assert.equal(read({ amountRefunded: eur('34.99') }).refundedMinor, 999)
    assert.throws(() => read({ amountRefunded: { currency: 'GBP', value: '1.00' } }), /GBP/)
    assert.throws(() => read({ amountChargedBack: 'all' }))
  })

  test('of the other mode, or without our reference, belongs to no order', ({ assert }) => {
    assert.equal(read().reference, '1.2')
    assert.equal(read({ mode: 'test' }).reference, 'test:1.2')
    assert.equal(read({ mode: undefined }).reference, 'undefined:1.2')
    for (const metadata of [null, undefined, '1.2', {}, { reference: 1.2 }, [['reference', '1.2']]])
      assert.equal(read({ metadata }).reference, '')
  })

  test('tells a method to pay with again only after a first payment', ({ assert }) => {
    const first = { sequenceType: 'first', customerId: 'cst_8wmqcHMN4U', mandateId: 'mdt_h3gAaD5zP' }

    assert.deepEqual(read({ ...first, details: { cardNumber: '************1234' } }).saved, {
      token: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP',
      label: '•••• 1234',
    })
    assert.equal(read({ ...first, details: { consumerAccount: 'ann@example.com' } }).saved!.label, 'ann@example.com')
    for (const more of [{ status: 'open' }, { sequenceType: 'oneoff' }, { mandateId: 'x' }, { customerId: null }])
      assert.isUndefined(read({ ...first, ...more }).saved)
  })

  test('is read or refused, and never half understood', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.constantFrom('status', 'amount', 'amountRefunded', 'amountChargedBack', 'metadata', 'mode', 'details', 'id'),
        fc.anything(),
        (field, anything) => {
          let found
          try {
            found = read({ [field]: anything })
          } catch {
            return
          }
          assert.include(['pending', 'paid', 'failed', 'cancelled'], found.state)
          assert.isTrue(Number.isInteger(found.amountMinor) && found.amountMinor >= 0)
          assert.isTrue(Number.isInteger(found.refundedMinor) && found.refundedMinor! <= found.amountMinor)
          assert.isString(found.reference)
        }
      )
    )
  })
})

test.group('A notification of Mollie’s', () => {
  test('names one payment in a form', ({ assert }) => {
    assert.deepEqual(readNotification(notified(`id=${ID}`)), { eventId: null, ref: ID })
    assert.equal(readNotification(notified(`id=${ID}`, `${FORM}; charset=utf-8`)).ref, ID)
  })

  test('is anything else forged', ({ assert }) => {
    const forged = [
      notified(''),
      notified('id='),
      notified('id=tr_'),
      notified('id=ord_5B8cwPMGnU'),
      notified(`id=${ID}%00`),
      notified(`id=${ID}%2F..%2Fcustomers`),
      notified(`id=tr_${'x'.repeat(65)}`),
      notified(`id=${ID}&id=${ID}`),
      notified(`{"id":"${ID}"}`, 'application/json'),
      notified(`id=${ID}`, 'text/plain'),
      notified(`id=${ID}`, ''),
      notified(`id=${ID}`, FORM, 'GET'),
    ]
    for (const one of forged) assert.throws(() => readNotification(one), NotificationForged as never)
  })

  test('is read or refused, whatever is sent', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        try {
          assert.match(readNotification(notified(body)).ref, /^tr_[A-Za-z0-9]+$/)
        } catch (error) {
          assert.instanceOf(error, NotificationForged)
        }
      })
    )
  })
})

test.group('Selling through Mollie', () => {
  test('speaks every language of the sites', ({ assert }) => {
    for (const language of LANGUAGES) assert.match(mollieLocale(language)!, new RegExp(`^${language}_[A-Z]{2}$`))
    assert.isUndefined(mollieLocale('xx'))
  })

  test('offers methods that Mollie has a name for', ({ assert }) => {
    assert.deepEqual(
      METHODS.map(({ key }) => METHOD_NAMES[key]),
      ['creditcard', 'paypal', 'ideal', 'bancontact', 'directdebit']
    )
  })

  test('needs a key as Mollie makes them, and never shows one', ({ assert }) => {
    assert.equal(mollieMode({ api_key: MOLLIE_KEYS.live }), 'live')
    assert.equal(mollieMode({ api_key: MOLLIE_KEYS.test }), 'test')
    for (const api_key of ['', 'live_short', `${MOLLIE_KEYS.live}\n`, `sk_${MOLLIE_KEYS.live}`]) {
      assert.throws(() => mollieMode({ api_key }), 'The key entered for Mollie is none: it begins with live_ or test_')
    }
    assert.throws(() => mollieMode({}))
  })

  test('is no test in production, but for a trial', ({ assert, cleanup }) => {
    const [before, trial] = [env.get('NODE_ENV'), env.get('ALLOW_SANDBOX')]
    cleanup(() => {
      env.set('NODE_ENV', before)
      env.set('ALLOW_SANDBOX', trial ?? false)
    })
    env.set('NODE_ENV', 'production')
    env.set('ALLOW_SANDBOX', false)

    assert.throws(() => mollieMode({ api_key: MOLLIE_KEYS.test }), /nobody pays/)
    assert.equal(mollieMode({ api_key: MOLLIE_KEYS.live }), 'live')
    env.set('ALLOW_SANDBOX', true)
    assert.equal(mollieMode({ api_key: MOLLIE_KEYS.test }), 'test')
  })

  test('is refused in Mollie’s own words', ({ assert }) => {
    const answer = { status: 422, title: 'Unprocessable Entity', detail: 'The amount is too high', field: 'amount' }

    assert.equal(
      new MollieRefusal(422, 'POST /payments', answer).message,
      'Mollie answered 422 to POST /payments: Unprocessable Entity: The amount is too high: field amount'
    )
    assert.equal(
      new MollieRefusal(502, 'GET /payments/tr_1', undefined).message,
      'Mollie answered 502 to GET /payments/tr_1'
    )
  })
})
