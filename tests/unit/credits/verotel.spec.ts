import fc from 'fast-check'
import { test } from '@japa/runner'
import type { Checkout, RawNotification } from '@manyhearts/api/app/credits/gateways/gateway'
import { NotificationForged } from '@manyhearts/api/app/credits/gateways/gateway_errors'
import {
  flexPaySignature,
  isSignedByVerotel,
  signedQuery,
} from '@manyhearts/api/app/credits/gateways/verotel/flexpay_signature'
import { parsePostback } from '@manyhearts/api/app/credits/gateways/verotel/parse_postback'
import { readSaleStatus } from '@manyhearts/api/app/credits/gateways/verotel/read_sale_status'
import { startOrderUrl } from '@manyhearts/api/app/credits/gateways/verotel/start_order_url'
import { methodsFor } from '@manyhearts/api/app/credits/payments/gateway_of'
import { minorOf, verotelAmount } from '@manyhearts/api/app/credits/gateways/verotel/verotel_amount'
import { verotelGateway } from '@manyhearts/api/app/credits/gateways/verotel/verotel_gateway'
import { signedByVerotel } from '../../payments/verotel_signature.ts'

/** Key and parameters of the tests of Verotel's clients (verotel/flexpay-php-client, verotel/flexpay4j). */
const KEY = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J'
const DESCRIPTION = 'My Dščřčřřěřě&?=blah123'
const SUBSCRIPTION = {
  shopID: '68849',
  saleID: '433456',
  priceAmount: '0.00',
  referenceID: 'reference1234',
  priceCurrency: 'USD',
  custom1: 'My',
  description: DESCRIPTION,
  subscriptionType: 'RECURRING',
  period: 'P1M',
  name: 'My name',
  trialAmount: '0.01',
  trialPeriod: 'P3D',
  declineURL: 'http://declineURL.test',
  cancelDiscountPercentage: '30',
}
const BACK = { ...SUBSCRIPTION, successURL: 'http://backURL.test' }
const PURCHASE = {
  shopID: '60678',
  version: '4',
  type: 'purchase',
  priceAmount: '45.20',
  priceCurrency: 'EUR',
  description: DESCRIPTION,
  paymentMethod: 'CC',
  referenceID: 'ref1',
  custom1: 'custom1',
  custom2: 'custom2',
  custom3: 'custom3',
  successURL: 'http://example.com/approve',
  declineURL: 'http://example.com/decline',
  email: 'foo@example.com',
}

const KEYS = { shop_id: '68849', signature_key: KEY }
const CHECKOUT: Checkout = {
  reference: '1234567890123456789.9876543210987654321',
  number: 'R-ABC234',
  amountMinor: 999,
  currency: 'GBP',
  method: 'card',
  savesMethod: false,
  merchantName: 'Rosa',
  merchantHost: 'rosa.example',
  statementDescriptor: 'TESTS B.V.',
  language: 'en',
  returnUrl: 'https://rosa.example/transactions/1?token=abc',
  webhookUrl: 'https://rosa.example/api/webhooks/verotel',
}
const SALE = {
  shopID: '68849',
  saleID: '777001',
  referenceID: CHECKOUT.reference,
  type: 'purchase',
  priceAmount: '9.99',
  priceCurrency: 'GBP',
  paymentMethod: 'CC',
  custom1: CHECKOUT.reference,
  custom2: 'R-ABC234',
}

const got = (query: string): RawNotification => ({ method: 'GET', headers: {}, query, body: '' })
const posted = (body: string): RawNotification => ({ method: 'POST', headers: {}, query: '', body })
const sent = (url: string) => Object.fromEntries(new URL(url).searchParams)

test.group('Verotel’s signature', () => {
  test('is the one in the tests of Verotel’s clients', ({ assert }) => {
    const everything = { ...BACK, blah: 'something' }

    assert.equal(flexPaySignature(everything, KEY), 'e50b4e92fcd0a21114d3bf3a64f888edfbc784df170e70ee165c4350fe9ffc3c')
    assert.equal(flexPaySignature(BACK, KEY), 'ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2')
    assert.equal(
      flexPaySignature({ ...SUBSCRIPTION, successURL: 'http://successURL.test' }, KEY),
      '1a790e1ebf654b9a38884a5c9a867a7e57134f103a1c9c8d9854da794a839d03'
    )
    assert.isTrue(isSignedByVerotel({ ...everything, signature: flexPaySignature(everything, KEY).toUpperCase() }, KEY))
    assert.isTrue(isSignedByVerotel({ ...everything, signature: 'fc63f38e2722d2e5bc4f2044ad3ffb2051e89643' }, KEY))
  })

  test('makes the same address of a purchase, whose e-mail address is not signed', ({ assert }) => {
    const query = signedQuery(PURCHASE, KEY)

    assert.isTrue(query.endsWith('&signature=08a33095ae3f4cee4ba25bc50a4076d11c008b84e40423a1cd436c29d2a9225b'))
    assert.isTrue(
      query.startsWith(
        'custom1=custom1&custom2=custom2&custom3=custom3&declineURL=http%3A%2F%2Fexample.com%2Fdecline&description=My+D%C5%A1'
      )
    )
    assert.deepEqual(
      [...new URLSearchParams(query).keys()].slice(0, -1),
      Object.keys(PURCHASE).toSorted((one, other) => (one < other ? -1 : 1))
    )
  })

  test('does not depend on the order of parameters, and leaves out empty ones and the token', ({ assert }) => {
    const turned = Object.fromEntries(Object.entries(PURCHASE).toReversed())

    assert.equal(signedQuery({ ...turned, custom4: '' }, KEY), signedQuery(PURCHASE, KEY))
    assert.equal(
      new URLSearchParams(signedQuery({ ...PURCHASE, oneClickToken: 'abc' }, KEY)).get('signature'),
      new URLSearchParams(signedQuery(PURCHASE, KEY)).get('signature')
    )
  })

  test('no invented signature is valid, and none breaks the check', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^([0-9a-f]{40}|[0-9a-f]{64})$/)),
        (signature) => !isSignedByVerotel({ ...SALE, signature }, KEY)
      )
    )
  })
})

test.group('A start order at Verotel', () => {
  test('says what is bought, for how much, and where the buyer comes back', ({ assert }) => {
    const url = startOrderUrl(CHECKOUT, KEYS)
    const { signature, ...params } = sent(url)

    assert.isTrue(url.startsWith('https://secure.verotel.com/startorder?'))
    assert.deepEqual(params, {
      version: '4',
      shopID: '68849',
      type: 'purchase',
      priceAmount: '9.99',
      priceCurrency: 'GBP',
      description: 'Rosa R-ABC234',
      paymentMethod: 'CC',
      referenceID: CHECKOUT.reference,
      custom1: CHECKOUT.reference,
      custom2: 'R-ABC234',
      custom3: 'rosa.example',
      successURL: CHECKOUT.returnUrl,
      declineURL: CHECKOUT.returnUrl,
    })
    assert.equal(signature, flexPaySignature(params, KEY))
  })

  test('names each method as Verotel does', async ({ assert }) => {
    for (const [method, name] of [
      ['card', 'CC'],
      ['ideal', 'IDEAL'],
      ['direct_debit', 'DDEU'],
    ] as const) {
      const { url, ref } = await verotelGateway.createCheckout({ ...CHECKOUT, method }, KEYS)
      assert.equal(sent(url!).paymentMethod, name)
      assert.equal(ref, CHECKOUT.reference)
    }
  })

  test('describes itself in a hundred printable characters, with the order’s number', ({ assert }) => {
    const described = (merchantName: string) => sent(startOrderUrl({ ...CHECKOUT, merchantName }, KEYS)).description!

    assert.equal(described('Ros\na\u0000'), 'Rosa R-ABC234')
    assert.lengthOf([...described('ø'.repeat(200))], 100)
    assert.isTrue(described('🌹'.repeat(200)).endsWith('🌹 R-ABC234'))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = described(name)
        return [...text].length <= 100 && text.endsWith(CHECKOUT.number) && !/\p{Cc}/u.test(text)
      })
    )
  })

  test('pays with a token, which belongs to a card', async ({ assert }) => {
    const { url } = await verotelGateway.chargeToken!(CHECKOUT, 'once', KEYS)

    assert.deepInclude(sent(url!), { oneClickToken: 'once', paymentMethod: 'CC' })
    await assert.rejects(() => verotelGateway.chargeToken!({ ...CHECKOUT, method: 'ideal' }, 'once', KEYS))
  })
})

test.group('What Verotel offers', () => {
  const keys = (country: string, currency: string) =>
    methodsFor(verotelGateway, { country, currency }).map(({ key }) => key)

  test('depends on the buyer’s country and currency', ({ assert }) => {
    for (const country of ['DE', 'AT', 'CH', 'BE', 'IT', 'ES', 'FR'])
      assert.deepEqual(keys(country, 'EUR'), ['card', 'direct_debit'], country)
    assert.deepEqual(keys('NL', 'EUR'), ['card', 'ideal', 'direct_debit'])
    assert.deepEqual(keys('FI', 'EUR'), ['card'])
    for (const currency of ['USD', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'])
      assert.deepEqual(keys('CH', currency), ['card'], currency)
    assert.deepEqual(keys('PL', 'PLN'), [])
  })

  test('lasts as long as a bank may take', ({ assert }) => {
    const debit = verotelGateway.methods.find(({ key }) => key === 'direct_debit')!

    assert.equal(debit.patienceHours, 14 * 24)
    assert.isAtLeast(debit.reversibleDays, 395)
  })
})

test.group('Verotel’s amounts', () => {
  test('have two decimals and a point', ({ assert }) => {
    assert.deepEqual([1, 99, 100, 1050, 123_456].map(verotelAmount), ['0.01', '0.99', '1.00', '10.50', '1234.56'])
  })

  test('are read exactly or not at all', ({ assert }) => {
    assert.deepEqual(['9.99', '9.9', '9', '0.07', '1234.56'].map(minorOf), [999, 990, 900, 7, 123_456])
    for (const odd of [
      '',
      '9,99',
      '-9.99',
      '+9.99',
      '9.999',
      '9.',
      '.99',
      '1e3',
      ' 9.99',
      '9.99 EUR',
      '٩.٩٩',
      '1'.repeat(10),
    ])
      assert.isNull(minorOf(odd), odd)
    fc.assert(fc.property(fc.nat(), (minor) => minorOf(verotelAmount(minor)) === minor))
  })
})

test.group('A postback of Verotel', () => {
  test('names the sale by our reference, by GET and by POST', ({ assert }) => {
    const query = signedByVerotel(SALE, KEY)
    const read = parsePostback(got(query), KEYS)

    assert.deepEqual(read, {
      eventId: new URLSearchParams(query).get('signature')!,
      ref: CHECKOUT.reference,
      isReversal: false,
    })
    assert.deepEqual(parsePostback(posted(query), KEYS), read)
  })

  test('is one event however often and in whatever order it comes, and another when it says something else', ({
    assert,
  }) => {
    const eventOf = (query: string) => parsePostback(got(query), KEYS).eventId
    const once = signedByVerotel(SALE, KEY)
    const turned = new URLSearchParams([...new URLSearchParams(once)].toReversed()).toString()

    assert.equal(eventOf(turned), eventOf(once))
    assert.equal(
      eventOf(once.replace(/signature=\w+/, (one) => `signature=${one.slice(10).toUpperCase()}`)),
      eventOf(once)
    )
    assert.notEqual(eventOf(signedByVerotel({ ...SALE, event: 'credit' }, KEY)), eventOf(once))
    assert.notEqual(eventOf(signedByVerotel({ ...SALE, transactionID: '2' }, KEY)), eventOf(once))
  })

  test('says when money went back', ({ assert }) => {
    for (const event of ['credit', 'chargeback'])
      assert.isTrue(parsePostback(got(signedByVerotel({ ...SALE, event }, KEY)), KEYS).isReversal)
  })

  test('without a referenceID is found by what we passed through', ({ assert }) => {
    const { referenceID, ...without } = SALE
    const { custom1: _custom1, ...bare } = without

    assert.equal(parsePostback(got(signedByVerotel(without, KEY)), KEYS).ref, referenceID)
    assert.equal(parsePostback(got(signedByVerotel(bare, KEY)), KEYS).ref, '777001')
  })

  test('brings a token for the next purchase', ({ assert }) => {
    const card = { oneClickToken: 'once', truncatedPAN: 'XXXXXXXXXXXX3321', CCBrand: 'VISA' }

    assert.deepEqual(parsePostback(got(signedByVerotel({ ...SALE, ...card }, KEY)), KEYS).saved, {
      token: 'once',
      label: '•••• 3321',
    })
  })

  test('of another shop, of another key, unsigned, said twice or with control characters is refused', ({ assert }) => {
    const fine = signedByVerotel(SALE, KEY)
    const refused = [
      '',
      'signature=',
      new URLSearchParams(SALE).toString(),
      signedByVerotel({ ...SALE, shopID: '1' }, KEY),
      signedByVerotel(SALE, 'another key'),
      signedByVerotel(SALE, KEY, 'md5'),
      `${fine}&referenceID=another`,
      `${fine}&more=1`,
      signedByVerotel({ ...SALE, custom3: 'a\u0000b' }, KEY),
      signedByVerotel({ ...SALE, 'odd name': '1' }, KEY),
      signedByVerotel({ ...SALE, saleID: '' }, KEY),
    ]

    for (const query of refused) assert.throws(() => parsePostback(got(query), KEYS), NotificationForged)
  })

  test('is not what a buyer knows: the signed start order', ({ assert }) => {
    const query = new URL(startOrderUrl(CHECKOUT, KEYS)).search.slice(1)

    assert.throws(() => parsePostback(got(query), KEYS), NotificationForged)
  })

  test('with anything changed, added, renamed or left out is refused', () => {
    const fine = [...new URLSearchParams(signedByVerotel(SALE, KEY))]
    const word = fc.string({ unit: 'grapheme', maxLength: 12 })
    const tampered = fc.tuple(fc.nat(fine.length - 1), fc.constantFrom('value', 'name', 'out', 'added'), word, word)
    fc.assert(
      fc.property(tampered, ([at, how, one, other]) => {
        const pairs = fine.map(([name, value]): [string, string] => [name, value])
        const [name, value] = pairs[at]!
        if (how === 'value') pairs[at] = [name, one]
        else if (how === 'name') pairs[at] = [one, value]
        else if (how === 'out') pairs.splice(at, 1)
        else pairs.push([one, other])
        fc.pre(JSON.stringify(pairs) !== JSON.stringify(fine))
        try {
          parsePostback(got(new URLSearchParams(pairs).toString()), KEYS)
          return false
        } catch (error) {
          return error instanceof NotificationForged
        }
      }),
      { numRuns: 500 }
    )
  })

  test('no query breaks the reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        try {
          parsePostback(got(query), KEYS)
          return false
        } catch (error) {
          return error instanceof NotificationForged
        }
      })
    )
  })
})

test.group('The status of a sale at Verotel', () => {
  const STATUS = [
    'response: FOUND',
    'saleID: 777001',
    'shopID: 68849',
    'saleResult: APPROVED',
    'priceAmount: 9.99',
    'priceCurrency: GBP',
    'referenceID: 1.2',
    `description: 'Rosa: R-ABC234'`,
    'email: buyer@example.com',
  ]
  const PAYMENT = {
    state: 'paid',
    reference: '1.2',
    amountMinor: 999,
    currency: 'GBP',
    refundedMinor: null,
    chargedBackMinor: null,
  }
  const status = (change: (line: string) => string | null = (line) => line) =>
    STATUS.map(change)
      .filter((line) => line !== null)
      .join('\n')
  const instead = (name: string, value: string) =>
    status((line) => (line.startsWith(`${name}:`) ? `${name}: ${value}` : line))

  test('is read line by line', ({ assert }) => {
    assert.deepEqual(readSaleStatus(status(), '68849'), PAYMENT)
    assert.deepEqual(readSaleStatus(`---\r\n${STATUS.toReversed().join('\r\n')}\r\n`, '68849'), PAYMENT)
    assert.deepEqual(readSaleStatus(instead('priceAmount', `'9.99'`), '68849'), PAYMENT)
    assert.equal(readSaleStatus(instead('saleResult', 'DECLINED'), '68849')!.state, 'failed')
    assert.equal(readSaleStatus(instead('saleResult', 'PENDING'), '68849')!.state, 'pending')
  })

  test('is null when there is no such sale', ({ assert }) => {
    assert.isNull(readSaleStatus('response: NOTFOUND\n', '68849'))
  })

  test('is not guessed: whatever is missing, unknown or said twice is an error without the buyer’s address', ({
    assert,
  }) => {
    const odd = [
      '',
      '<html>response: FOUND</html>',
      'response: ERROR\nerror: invalid signature',
      ...['response', 'saleResult', 'priceAmount', 'priceCurrency', 'referenceID'].map((name) =>
        status((line) => (line.startsWith(name) ? null : line))
      ),
      instead('saleResult', 'approved'),
      instead('saleResult', 'REFUNDED'),
      instead('saleResult', ''),
      instead('saleResult', '__proto__'),
      instead('shopID', '1'),
      instead('priceAmount', '9,99'),
      `${status()}\nsaleResult: APPROVED`,
    ]

    for (const text of odd) {
      let said = ''
      try {
        readSaleStatus(text, '68849')
      } catch (error) {
        said = (error as Error).message
      }
      assert.match(said, /^Verotel’s answer about a sale/, text)
      assert.notInclude(said, 'buyer@example.com')
    }
  })
})
