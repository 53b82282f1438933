import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import {
  applied,
  letReservationsAge,
  newDiscountCode,
  newPackage,
  order,
  orderWith,
  pay,
  redemptionsOf,
  tasksOf,
} from '../shop.ts'

const LASTS = 14_400
const ANNOUNCED_DAYS = 30
const DAY = 86_400
const CODE = 'TIMEBONUS25'

test.group('The time bonus', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { price_minor: 1_210 })
  })

  const signedUp = (seconds: number, fields: { activated?: boolean } = {}) =>
    newPerson(cast.rosa, {
      name: 'Nia',
      gender: 'female',
      looking_for: 'male',
      signed_up: DateTime.now().minus({ seconds }),
      ...fields,
    })
  const letBonusEnd = ({ member }: Person) =>
    asOwner(
      (owner) =>
        owner.query('update app.members set signed_up_at = now() - make_interval(secs => $2) where id = $1', [
          member.id,
          LASTS,
        ]),
      cast.rosa
    )
  const bonus = ({ browser }: Person, way = 'timebonus') => browser.get(`/api/discountcode.php?${way}=true`)
  const isTold = async ({ browser }: Person) => (await browser.get('/api/user.php')).body.user.time_bonus as boolean

  test('is in the prices that the page about premium names', async ({ assert }) => {
    await newPackage(cast.rosa, { price_minor: 8_000 })
    const nia = await signedUp(60)

    const page = await nia.browser.get('/premium', { accept: 'text/html' })
    await letBonusEnd(nia)
    const later = await nia.browser.get('/premium', { accept: 'text/html' })

    assert.match(page.text, /£9\.07[^£]*£60\.00/)
    assert.match(later.text, /£12\.10[^£]*£80\.00/)
  })

  test('is one entitlement by both names, with its end and the server’s time', async ({ assert }) => {
    const nia = await signedUp(60)

    const { status, body } = await bonus(nia)

    assert.equal(status, 200)
    const { expires, ...rest } = body.discountcode
    assert.deepEqual(rest, {
      code: CODE,
      country: null,
      user_id: nia.member.id,
      value_percentage: 25,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
    })
    assert.equal(Date.parse(expires), nia.member.signedUpAt.toMillis() + LASTS * 1000)
    assert.approximately(Date.parse(body.server_time), Date.now(), 10_000)
    assert.deepEqual((await bonus(nia, 'welcome')).body.discountcode, body.discountcode)
    assert.isTrue(await isTold(nia))
  })

  test('ends 14,400 seconds after the sign-up, by the database’s clock', async ({ assert }) => {
    const [before, after] = [await signedUp(LASTS - 30), await signedUp(LASTS)]

    assert.equal((await bonus(before)).status, 200)
    assert.isTrue(await isTold(before))
    for (const way of ['welcome', 'timebonus']) {
      const { status, body } = await bonus(after, way)
      assert.equal(status, 404)
      assert.equal(body.errors[0].code, 'discount_code_not_found')
    }
    assert.isFalse(await isTold(after))
    assert.equal((await order(after, package_id)).body.order.amount_minor, 1_210)
  })

  test('is seen before the address is confirmed, and no longer by those who have paid', async ({ assert }) => {
    const fresh = await signedUp(60, { activated: false })
    const nia = await signedUp(60)

    assert.equal((await bonus(fresh)).status, 200)
    assert.equal((await pay(nia, package_id)).amountMinor, 907)

    assert.equal((await bonus(nia)).status, 404)
    assert.isFalse(await isTold(nia))
    assert.equal((await order(nia, package_id)).body.order.amount_minor, 1_210)
    assert.deepEqual(await redemptionsOf(cast.rosa, CODE), ['used'])
  })

  test('comes off by itself and is in the prices that the member reads', async ({ assert }) => {
    const nia = await signedUp(60)

    const { packages, discount } = (await nia.browser.get('/api/packages')).body
    const { body } = await order(nia, package_id)

    assert.deepInclude(packages[0], { price_minor: 1_210, discounted_price_minor: 907, price_was_charged: true })
    assert.equal(discount.code, CODE)
    assert.deepInclude(body.order, { list_price_minor: 1_210, amount_minor: 907, vat_minor: 151, discount_code: CODE })
    assert.isNull((await cast.ann.browser.get('/api/packages')).body.discount)
  })

  test('gives way to a better code, and is not added to it', async ({ assert }) => {
    const nia = await signedUp(60)
    const [worse, better] = [
      await newDiscountCode(cast.rosa, { value_percentage: 10 }),
      await newDiscountCode(cast.rosa, { value_percentage: 30 }),
    ]

    const withWorse = await orderWith(nia, package_id, worse)
    const withBetter = await orderWith(nia, package_id, better)

    assert.deepInclude(withWorse.body.order, { amount_minor: 907, discount_code: CODE })
    assert.deepInclude(withBetter.body.order, { amount_minor: 847, discount_code: better })
  })

  test('may be typed, like any code', async ({ assert }) => {
    const nia = await signedUp(60)

    assert.equal((await orderWith(nia, package_id, 'timebonus25')).body.order.amount_minor, 907)
    assert.equal((await orderWith(cast.ann, package_id, CODE)).status, 404)
  })

  test('an order opened in time keeps its price, and money that comes later counts', async ({ assert }) => {
    const nia = await signedUp(60)
    const key = randomUUID()
    const opened = await order(nia, package_id, key)
    await letBonusEnd(nia)

    const again = await order(nia, package_id, key)
    const paid = await applied(nia, opened.body.order.id)

    assert.equal(opened.body.order.amount_minor, 907)
    assert.deepEqual(again.body.order, opened.body.order)
    assert.equal((await bonus(nia)).status, 404)
    assert.equal(paid.status, 'completed')
    assert.equal(paid.amountMinor, 907)
    assert.deepEqual(await tasksOf(cast.rosa, paid.id), [])
  })

  test('fifty orders at once have it once; whoever pays two of them is looked at', async ({ assert }) => {
    const nia = await signedUp(60)

    const answers = await Promise.all(Array.from({ length: 50 }, () => order(nia, package_id)))
    await letReservationsAge(cast.rosa)
    const later = await order(nia, package_id)

    const amounts = answers.map(({ body }) => body.order.amount_minor)
    assert.equal(amounts.filter((amount) => amount === 907).length, 1)
    assert.equal(amounts.filter((amount) => amount === 1_210).length, 49)
    assert.equal(later.body.order.amount_minor, 907)
    const first = await applied(nia, answers[amounts.indexOf(907)]!.body.order.id)
    const second = await applied(nia, later.body.order.id)
    assert.deepEqual(await tasksOf(cast.rosa, first.id), [])
    assert.deepEqual(await tasksOf(cast.rosa, second.id), ['discount_limit_exceeded'])
    assert.deepEqual(await redemptionsOf(cast.rosa, CODE), ['used', 'excess'])
  })

  test('after it no code as good is taken for 30 days, whoever gave it out', async ({ assert }) => {
    const as_good = await newDiscountCode(cast.rosa, { value_percentage: 25 })
    const worse = await newDiscountCode(cast.rosa, { value_percentage: 24 })
    const [late, later] = [
      await signedUp(LASTS + ANNOUNCED_DAYS * DAY - 60),
      await signedUp(LASTS + ANNOUNCED_DAYS * DAY),
    ]

    const seen = await late.browser.get(`/api/discountcode.php?code=${as_good}`)
    assert.equal(seen.status, 404)
    assert.equal((await orderWith(late, package_id, as_good)).status, 404)
    assert.equal((await orderWith(late, package_id, worse)).status, 201)
    assert.equal((await orderWith(later, package_id, as_good)).status, 201)
  })
})
