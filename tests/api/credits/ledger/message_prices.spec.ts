import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { charge, grant, newPackage, pay } from '../shop.ts'

/** Ten credits a message, in packages of 60 for £9.99 and of 800 with 120 as bonus for £89.99. */
const RANGE = { least_minor: 98, most_minor: 167, currency: 'GBP' }
const one = (minor: number, currency = 'GBP') => ({ least_minor: minor, most_minor: minor, currency })

test.group('The price of a message', (group) => {
  let cast: Cast
  let small: string
  let large: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10 } })
    small = await newPackage(cast.rosa, { credits: 60, price_minor: 999 })
    large = await newPackage(cast.rosa, { credits: 800, bonus_credits: 120, price_minor: 8999 })
    await asOwner((owner) =>
      owner.query('update global.tenants set credit_prices = $2 where id = $1', [
        cast.rosa.id,
        {
          GB: {
            currency: 'GBP',
            cheapest: { price_minor: 8999, credits: 920 },
            dearest: { price_minor: 999, credits: 60 },
          },
        },
      ])
    )
  })

  /** What Ann reads in the composer and, once she bought, on the page of prices. */
  const read = async () => {
    const { body } = await cast.ann.browser.get(`/api/members/${cast.ben.profile.id}/composer`)
    const { price, bonus_credits: bonus } = body.composer
    const { held_price: held } = (await cast.ann.browser.get('/api/packages')).body
    return { price, bonus, held }
  }
  const spendOn = (credits: number) => charge(cast.ann, { cost: credits, towards: cast.ben.profile })

  test('is a range for a visitor, from the cheapest package to the dearest', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    const settings = await visitor.get('/api/settings.php')
    const offer = await visitor.get('/api/packages')

    assert.deepEqual(settings.body.message_prices, { GB: RANGE })
    assert.deepEqual(settings.body.minimum_message_costs, { GB: { costs: 98, currency: 'GBP' } })
    assert.isNull(offer.body.held_price)
  })

  test('is the same range in the terms and the answers that everyone reads', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get('/api/pages/terms')

    assert.include(JSON.stringify(body), 'In money, a message costs £0.98 to £1.67, depending')
  })

  test('is the range for a member before a purchase, with welcome credits too', async ({ assert }) => {
    assert.deepEqual(await read(), { price: RANGE, bonus: 0, held: null })

    await grant(cast.ann, 50)

    assert.deepEqual(await read(), { price: RANGE, bonus: 50, held: null })
  })

  test('is what was paid after the smallest package, and the range again once it is used up', async ({ assert }) => {
    await pay(cast.ann, small)
    assert.deepEqual(await read(), { price: one(167), bonus: 0, held: one(167) })

    await spendOn(60)
    assert.deepEqual(await read(), { price: RANGE, bonus: 0, held: null })
  })

  test('is that of the bought credits after the largest package, whose bonus credits cost nothing', async ({
    assert,
  }) => {
    await pay(cast.ann, large)

    assert.deepEqual(await read(), { price: one(113), bonus: 120, held: one(113) })
  })

  test('follows the credits of two packages: the oldest go first', async ({ assert }) => {
    await pay(cast.ann, small)
    await pay(cast.ann, large)
    assert.deepEqual(await read(), { price: one(167), bonus: 120, held: one(167) })

    // All bonus credits and 55 bought ones: the next message takes 5 credits of each package, 83.25 and 56.24 pence.
    await spendOn(175)
    assert.deepEqual(await read(), { price: one(140), bonus: 0, held: one(140) })

    await spendOn(10)
    assert.deepEqual(await read(), { price: one(113), bonus: 0, held: one(113) })
  })

  test('is never rounded down, and never up where it is exact', async ({ assert }) => {
    const thirds = await newPackage(cast.rosa, { credits: 3, price_minor: 100 })
    for (let times = 0; times < 5; times++) await pay(cast.ann, thirds)

    // Ten of fifteen credits at 33.33… pence.
    assert.deepEqual((await read()).price, one(334))

    const even = await newPackage(cast.rosa, { credits: 30, price_minor: 300 })
    await spendOn(15)
    await pay(cast.ann, even)
    assert.deepEqual((await read()).price, one(100))
  })

  test('is in the currency that was paid, wherever the member lives now', async ({ assert }) => {
    await pay(cast.ann, small)
    await cast.ann.browser.put('/api/profile', { country: 'NL' })

    assert.deepEqual((await read()).price, one(167))
  })

  test('is another member’s own matter', async ({ assert }) => {
    await pay(cast.ann, large)
    const eva = await newPerson(cast.rosa, { name: 'Eva', gender: 'female', looking_for: 'male' })

    const { body } = await eva.browser.get('/api/packages')

    assert.isNull(body.held_price)
  })

  test('is kept with the acknowledgement of a fictional profile as the member read it', async ({ assert }) => {
    const { body } = await cast.ann.browser.get(`/api/members/${cast.fay.id}`)
    const acknowledge = { profile_id: cast.fay.id, version: body.profile.fictional.version }

    await cast.ann.browser.post('/api/fictional-consents', acknowledge)
    await pay(cast.ann, large)
    await cast.ann.browser.post('/api/fictional-consents', acknowledge)

    const { rows } = await asOwner(
      (owner) => owner.query('select price_minor, currency from app.disclosure_acknowledgements order by id'),
      cast.rosa
    )
    assert.deepEqual(rows.slice(-2), [
      { price_minor: 167, currency: 'GBP' },
      { price_minor: 113, currency: 'GBP' },
    ])
  })

  test('is named again with every message that was sent', async ({ assert }) => {
    await pay(cast.ann, small)

    const { body } = await cast.ann.browser.post(
      `/api/members/${cast.ben.profile.id}/messages`,
      { body: 'Hello' },
      { 'idempotency-key': 'one' }
    )
    const again = await cast.ann.browser.get(`/api/chats/${body.conversation.id}/messages`)

    assert.deepEqual([body.composer.price, again.body.composer.price], [one(167), one(167)])
  })
})
