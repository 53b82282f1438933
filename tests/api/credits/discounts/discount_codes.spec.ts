import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayment } from '@manyhearts/api/app/credits/orders/outcomes/check_payment'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import {
  applied,
  brokenRules,
  letReservationsAge,
  newDiscountCode,
  newPackage,
  offerDeletionDiscount,
  order,
  orderWith,
  redemptionsOf,
  tasksOf,
} from '../shop.ts'

test.group('A discount code', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { price_minor: 999 })
  })
  const ask = (query: string) => cast.ann.browser.get(`/api/discountcode.php${query}`)
  const quote = (code: string, method = 'card') =>
    cast.ann.browser.get(`/api/quote?package_id=${package_id}&method=${method}&code=${code}`)

  test('is shown to a member as they may use it, however they type it', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, {
      currency: 'GBP',
      minimum_order_value: 500,
      payment_methods: ['card'],
    })

    const { status, body } = await ask(`?code=%20${code.toLowerCase()}`)

    assert.equal(status, 200)
    assert.deepEqual(body.discountcode, {
      code,
      country: null,
      user_id: null,
      expires: null,
      value_percentage: 20,
      currency: 'GBP',
      minimum_order_value: 500,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: ['card'],
    })
  })

  test('comes off the price, rounded in the buyer’s favour, and VAT is of what is left', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa)

    const quoted = await quote(code)
    const { status, body } = await orderWith(cast.ann, package_id, code.toLowerCase())

    assert.equal(status, 201)
    assert.deepInclude(body.order, {
      list_price_minor: 999,
      discount_minor: 200,
      amount_minor: 799,
      vat_minor: 133,
      discount_code: code,
    })
    assert.deepInclude(quoted.body.quote, {
      list_price_minor: 999,
      discount_minor: 200,
      amount_minor: 799,
      vat_minor: 133,
      currency: 'GBP',
      discount_code: code,
      discount_percent: 20,
    })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('that fits neither member, country, currency, value, method nor time does not exist for them', async ({
    assert,
  }) => {
    const unfit = [
      await newDiscountCode(cast.rosa, { member_id: cast.ben.member.id }),
      await newDiscountCode(cast.vlam),
      await newDiscountCode(cast.rosa, { country: 'NL' }),
      await newDiscountCode(cast.rosa, { currency: 'EUR' }),
      await newDiscountCode(cast.rosa, { currency: 'GBP', minimum_order_value: 1_000 }),
      await newDiscountCode(cast.rosa, { payment_methods: ['paypal'] }),
      await newDiscountCode(cast.rosa, { status: 'inactive' }),
      await newDiscountCode(cast.rosa, { starts_at: '2100-01-01' }),
      await newDiscountCode(cast.rosa, { expires_at: '2025-02-01' }),
    ]

    for (const [index, code] of unfit.entries()) {
      const { status, body } = await orderWith(cast.ann, package_id, code)
      assert.equal(status, 404, String(index))
      assert.deepInclude(body.errors[0], { code: 'discount_code_not_found', field: 'code' })
    }
    assert.deepEqual((await cast.ann.browser.get('/api/orders')).body.orders, [])
  })

  test('for once can be used by one order of all members, and is told used to the others', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'once' })

    const ann = await orderWith(cast.ann, package_id, code)
    const ben = await orderWith(cast.ben, package_id, code)

    assert.equal(ann.status, 201)
    assert.equal(ben.status, 409)
    assert.deepInclude(ben.body.errors[0], { code: 'discount_code_used', field: 'code' })
    assert.equal((await cast.ben.browser.get(`/api/discountcode.php?code=${code}`)).status, 409)
  })

  test('for once per member is used by a payment, and without limit never', async ({ assert }) => {
    const once = await newDiscountCode(cast.rosa)
    const unlimited = await newDiscountCode(cast.rosa, { validity: 'unlimited' })

    for (const code of [once, unlimited]) {
      const { body } = await orderWith(cast.ann, package_id, code)
      await applied(cast.ann, body.order.id)
    }

    assert.equal((await orderWith(cast.ann, package_id, once)).status, 409)
    assert.equal((await orderWith(cast.ben, package_id, once)).status, 201)
    assert.equal((await orderWith(cast.ann, package_id, unlimited)).status, 201)
    assert.deepEqual(await redemptionsOf(cast.rosa, once), ['used', 'reserved'])
  })

  test('is free again when the payment fails', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'once' })
    const { body } = await orderWith(cast.ann, package_id, code)

    await applied(cast.ann, body.order.id, { state: 'failed' })

    assert.equal((await orderWith(cast.ben, package_id, code)).status, 201)
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['freed', 'reserved'])
  })

  test('is free again when nobody paid in time', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'once' })
    const { id } = (await orderWith(cast.ann, package_id, code)).body.order
    await asOwner(
      (owner) => owner.query(`update app.orders set watched_until = now() - interval '1 minute' where id = $1`, [id]),
      cast.rosa
    )

    const ended = await checkPayment(cast.rosa, id)

    assert.equal(ended!.status, 'cancelled')
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['freed'])
  })

  test('stays with a buyer who comes back from the payment page and pays another way', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa)
    await orderWith(cast.ann, package_id, code)
    await letReservationsAge(cast.rosa, 4)

    const { status, body } = await order(cast.ann, package_id, randomUUID(), 'paypal', { code })

    assert.equal(status, 201)
    assert.equal(body.order.amount_minor, 799)
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['freed', 'reserved'])
  })

  test('that others used up meanwhile is no reason to refuse late money: staff look at it', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'once' })
    const ann = (await orderWith(cast.ann, package_id, code)).body.order.id
    await applied(cast.ann, ann, { state: 'cancelled' })
    const ben = (await orderWith(cast.ben, package_id, code)).body.order.id

    const late = await applied(cast.ann, ann)
    const inTime = await applied(cast.ben, ben)

    assert.deepEqual([late.status, inTime.status], ['completed', 'completed'])
    assert.deepEqual(await tasksOf(cast.rosa, late.id), ['discount_limit_exceeded'])
    assert.deepEqual(await tasksOf(cast.rosa, inTime.id), [])
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['excess', 'used'])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('fifty orders at once of one member have it once', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa)

    const answers = await Promise.all(Array.from({ length: 50 }, () => orderWith(cast.ann, package_id, code)))

    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(answers.filter(({ status }) => status === 409).length, 49)
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['reserved'])
  })

  test('fifty orders at once of ten members keep its limit', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'unlimited', usage_limit: 7 })
    const people = await Promise.all(
      Array.from({ length: 10 }, () => newPerson(cast.rosa, { name: 'Man', gender: 'male', looking_for: 'female' }))
    )

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => orderWith(people[index % 10]!, package_id, code))
    )

    const ordered = answers.filter(({ status }) => status === 201).length
    assert.equal(answers.filter(({ status }) => status === 409).length, 50 - ordered)
    // Whoever came twice among the first has handed it on to their later order.
    const states = await redemptionsOf(cast.rosa, code)
    assert.equal(states.filter((state) => state === 'reserved').length, 7)
    assert.equal(states.filter((state) => state === 'freed').length, ordered - 7)
  })

  test('eight clicks at once with one key are one order, and another code is another request', async ({ assert }) => {
    const [code, other] = [await newDiscountCode(cast.rosa), await newDiscountCode(cast.rosa)]
    const key = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => order(cast.ann, package_id, key, 'card', { code }))
    )

    assert.equal(new Set(answers.map(({ status, body }) => `${status} ${body.order.id}`)).size, 1)
    for (const more of [{ code: other }, {}])
      assert.equal((await order(cast.ann, package_id, key, 'card', more)).status, 409)
  })

  test('the price that was seen is the one that is paid', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa)
    const send = (price_minor: number) =>
      order(cast.ann, package_id, randomUUID(), 'card', { code, price_minor, currency: 'GBP' })

    const { status, body } = await send(999)

    assert.equal(status, 409)
    assert.deepInclude(body.errors[0], { code: 'price_changed', meta: { price_minor: 799, currency: 'GBP' } })
    assert.equal((await send(799)).status, 201)
  })

  test('is not found by trying', async ({ assert }) => {
    const code = await newDiscountCode(cast.rosa, { validity: 'unlimited' })
    const statuses = []

    for (let time = 0; time < 11; time++) statuses.push((await ask(`?code=GUESS${time}`)).status)

    assert.deepEqual(statuses, [...Array(10).fill(404), 429])
    assert.equal((await orderWith(cast.ann, package_id, code)).status, 429)
    assert.equal((await quote(code)).status, 429)
    assert.equal((await order(cast.ann, package_id)).status, 201)
    assert.equal((await orderWith(cast.ben, package_id, code)).status, 201)
  })

  test('must be asked for in exactly one way', async ({ assert }) => {
    for (const query of [
      '',
      '?network=x',
      '?code=A&welcome=true',
      '?welcome=true&timebonus=true',
      '?code=A&welcome=true&timebonus=true',
      '?welcome=false',
      '?timebonus=maybe',
      '?code=',
      '?code=%00',
      '?code[]=A',
      `?code=${'A'.repeat(65)}`,
    ]) {
      const { status, body } = await ask(query)

      assert.equal(status, 422, query)
      assert.oneOf(body.errors[0].field, ['code', 'welcome', 'timebonus'], query)
    }
    assert.equal((await ask('')).body.errors[0].message, 'Please give exactly one of these.')
  })

  test('is refused to visitors', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get('/api/discountcode.php?welcome=true')

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})

test.group('The discount for members who leave because it is too expensive', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })
  const offers = (percent: number) => offerDeletionDiscount(cast.rosa, percent)
  const look = async (person = cast.ann) => (await person.browser.get('/api/deletion-discount')).body.deletion_discount
  const take = (person = cast.ann) => person.browser.post('/api/deletion-discount')

  test('is offered by the company, given when they want it, and the same one if they ask again', async ({ assert }) => {
    assert.isNull(await look())
    assert.equal((await take()).status, 404)
    await offers(40)

    assert.deepEqual(await look(), { value_percentage: 40, code: null, expires: null })
    const [first, second] = await Promise.all([take(), take()])

    assert.equal(first.status, 201)
    assert.deepEqual(second.body, first.body)
    const { code, expires } = first.body.deletion_discount
    assert.match(code, /^STAY-[2-9A-HJ-NP-Z]{12}$/)
    assert.approximately(Date.parse(expires), Date.now() + 7 * 86_400_000, 60_000)
    assert.deepEqual(await look(), first.body.deletion_discount)
  })

  test('is for that member and one order, and there is one in all', async ({ assert }) => {
    await offers(40)
    const package_id = await newPackage(cast.rosa)
    const { code } = (await take()).body.deletion_discount

    assert.equal((await orderWith(cast.ben, package_id, code)).status, 404)
    const { body } = await orderWith(cast.ann, package_id, code)
    assert.equal(body.order.amount_minor, 599)
    await applied(cast.ann, body.order.id)

    assert.equal((await orderWith(cast.ann, package_id, code)).status, 409)
    assert.isNull(await look())
    assert.equal((await take()).status, 404)
  })

  test('is not offered where the end of the time bonus was announced shortly before', async ({ assert }) => {
    const newcomer = (hours: number) =>
      newPerson(cast.rosa, {
        name: 'Nia',
        gender: 'female',
        looking_for: 'male',
        signed_up: DateTime.now().minus({ hours }),
      })
    await offers(25)
    assert.isNull(await look(await newcomer(5)))
    assert.equal((await take(await newcomer(1))).status, 404)

    await offers(24)
    assert.equal((await look(await newcomer(5))).value_percentage, 24)
  })
})
