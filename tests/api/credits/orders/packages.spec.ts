import { test } from '@japa/runner'
import { type Cast, newCast, newPerson } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { newPackage } from '../shop.ts'

test.group('Credit packages', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10 } })
  })

  test('a package says how many messages it is and what one of them costs in money', async ({ assert }) => {
    const id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 15, price_minor: 999 })

    const { status, body } = await cast.ann.browser.get('/api/packages')

    assert.equal(status, 200)
    assert.deepEqual(body.packages, [
      {
        id,
        credits: 100,
        bonus_credits: 15,
        price_minor: 999,
        currency: 'GBP',
        discounted_price_minor: null,
        price_was_charged: true,
        messages: 11,
        message_price_minor: 87,
        best_value: false,
        saving_percent: 0,
        recommended: false,
        ends_at: null,
      },
    ])
  })

  test('the best value is the package whose credits are cheapest, and only that one', async ({ assert }) => {
    await newPackage(cast.rosa, { credits: 50, price_minor: 700 })
    const best = await newPackage(cast.rosa, { credits: 300, bonus_credits: 50, price_minor: 2_000 })
    await newPackage(cast.rosa, { credits: 400, price_minor: 3_000 })

    const { body } = await cast.ann.browser.get('/api/packages')

    assert.deepEqual(
      body.packages.filter((one: any) => one.best_value).map((one: any) => one.id),
      [best]
    )
  })

  test('a member sees the packages of their country in its currency', async ({ assert }) => {
    await newPackage(cast.rosa, { country: 'GB', currency: 'GBP' })
    const dutch = await newPackage(cast.rosa, { country: 'NL', currency: 'EUR' })
    const eva = await newPerson(cast.rosa, { name: 'Eva', gender: 'female', looking_for: 'male', country: 'NL' })

    const { body } = await eva.browser.get('/api/packages')

    assert.deepEqual(
      body.packages.map(({ id, currency }: any) => [id, currency]),
      [[dutch, 'EUR']]
    )
  })

  test('where nothing is sold for a country, the site’s own packages are', async ({ assert }) => {
    const british = await newPackage(cast.rosa, { country: 'GB' })
    const eva = await newPerson(cast.rosa, { name: 'Eva', gender: 'female', looking_for: 'male', country: 'NL' })

    const { body } = await eva.browser.get('/api/packages')

    assert.deepEqual(
      body.packages.map(({ id }: any) => id),
      [british]
    )
  })

  test('prices are public: a visitor reads them, with the ways of paying and what the bank will print', async ({
    assert,
  }) => {
    const id = await newPackage(cast.rosa)

    const { status, body } = await new Visitor(cast.rosa.host).get('/api/packages')

    assert.equal(status, 200)
    assert.deepEqual(
      body.packages.map((one: any) => one.id),
      [id]
    )
    assert.deepEqual(body.methods, [
      { key: 'card', name: 'Card', min_minor: null, max_minor: null, can_be_saved: true },
      { key: 'paypal', name: 'PayPal', min_minor: null, max_minor: null, can_be_saved: false },
    ])
    assert.equal(body.statement_descriptor, 'TESTS B.V.')
  })

  test('what is not sold yet, no more, or by another brand is not shown', async ({ assert }) => {
    await newPackage(cast.rosa, { starts_at: '2100-01-01' })
    await newPackage(cast.rosa, { ends_at: '2025-02-01' })
    await newPackage(cast.vlam, { country: 'GB' })

    const { body } = await cast.ann.browser.get('/api/packages')

    assert.deepEqual(body.packages, [])
  })
})
