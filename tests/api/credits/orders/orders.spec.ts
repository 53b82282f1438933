import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { eventually } from '../../notices/eventually.ts'
import { newPackage, order, walletOf } from '../shop.ts'

test.group('Ordering', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 10, price_minor: 1210 })
  })

  test('an order has a number to read out, the VAT inside its price and a page to pay on', async ({ assert }) => {
    const { status, body } = await order(cast.ann, package_id)

    assert.equal(status, 201)
    assert.match(body.order.number, /^R-[2-9A-HJ-NP-Z]{6}$/)
    assert.match(body.redirect_url, /^http:\/\/pay\.localhost:\d+\/checkout\/sb_[0-9a-f]{24}$/)
    assert.deepInclude(body.order, {
      status: 'pending',
      credits: 100,
      bonus_credits: 10,
      amount_minor: 1210,
      vat_minor: 202,
      currency: 'GBP',
      method: 'card',
      statement_descriptor: 'TESTS B.V.',
      completed_at: null,
    })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })

  test('the same key is the same order', async ({ assert }) => {
    const key = randomUUID()

    const first = await order(cast.ann, package_id, key)
    const second = await order(cast.ann, package_id, key)

    assert.deepEqual(second.body, first.body)
    assert.lengthOf((await cast.ann.browser.get('/api/orders')).body.orders, 1)
  })

  test('twenty clicks at once are one order with one page', async ({ assert }) => {
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => order(cast.ann, package_id, key)))

    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(answers.map(({ body }) => body.order.id + body.redirect_url)).size, 1)
  })

  test('the same key for something else is refused', async ({ assert }) => {
    const key = randomUUID()
    await order(cast.ann, package_id, key)

    const others = [
      await order(cast.ann, package_id, key, 'paypal'),
      await order(cast.ann, package_id, key, 'card', { price_minor: 1 }),
      await order(cast.ann, package_id, key, 'card', { price_minor: 999 }),
      await order(cast.ann, package_id, key, 'card', { currency: 'EUR' }),
      await order(cast.ann, package_id, key, 'card', { save_method: true }),
    ]

    for (const { status, body } of others) {
      assert.equal(status, 409)
      assert.equal(body.errors[0].code, 'idempotency_key_reused')
    }
  })

  test('two members may use the same key', async ({ assert }) => {
    const key = randomUUID()

    const [ann, ben] = await Promise.all([order(cast.ann, package_id, key), order(cast.ben, package_id, key)])

    assert.deepEqual([ann.status, ben.status], [201, 201])
    assert.notEqual(ann.body.order.id, ben.body.order.id)
  })

  test('an order without a key, or with an endless one, is refused', async ({ assert }) => {
    for (const key of ['', 'x'.repeat(256)]) {
      const { status, body } = await order(cast.ann, package_id, key)
      assert.equal(status, 400)
      assert.equal(body.errors[0].code, 'idempotency_key_missing')
    }
  })

  test('a visitor, and a member who has not confirmed their address, cannot order', async ({ assert }) => {
    const visitor = await new Visitor(cast.rosa.host).post(
      '/api/orders',
      { package_id, method: 'card' },
      { 'idempotency-key': 'k' }
    )
    const cleo = await order(cast.cleo, package_id)

    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)
    assert.equal(cleo.status, 403)
    assert.equal(cleo.body.errors[0].code, 'activation_required')
  })

  test('a package of another brand, another country or another time does not exist', async ({ assert }) => {
    const wrong = [
      await newPackage(cast.vlam, { country: 'GB' }),
      await newPackage(cast.rosa, { country: 'NL', currency: 'EUR' }),
      await newPackage(cast.rosa, { ends_at: '2025-02-01' }),
      '1',
      '8999999999999999999',
    ]

    for (const id of wrong) assert.equal((await order(cast.ann, id)).status, 404)
  })

  test('invalid input is named field by field', async ({ assert }) => {
    const bodies = [
      [{}, 'package_id'],
      [{ package_id: 'x', method: 'card' }, 'package_id'],
      [{ package_id: '1\u0000', method: 'card' }, 'package_id'],
      [{ package_id, method: 'gold', waiver: true }, 'method'],
      [{ package_id, method: 'card', waiver: true, price_minor: 'little' }, 'price_minor'],
      [{ package_id, method: 'card', waiver: true, price: 1 }, 'price'],
      [{ package_id, method: 'card', waiver: 'yes' }, 'waiver'],
    ] as const

    for (const [sent, field] of bodies) {
      const { status, body } = await cast.ann.browser.post('/api/orders', sent, { 'idempotency-key': randomUUID() })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    }
  })

  test('a request without the marker is refused', async ({ assert }) => {
    const { status, body } = await cast.ann.browser.post(
      '/api/orders',
      { package_id, method: 'card' },
      { 'idempotency-key': randomUUID(), 'x-requested-with': '' }
    )

    assert.equal(status, 403)
    assert.equal(body.errors[0].code, 'marker_missing')
  })

  test('a brand that is closing sells nothing', async ({ assert }) => {
    await asOwner((owner) => owner.query(`update global.tenants set state = 'closing' where id = $1`, [cast.rosa.id]))
    const { body } = await eventually('the refusal', async () => {
      const answer = await order(cast.ann, package_id)
      return answer.status === 403 ? answer : undefined
    })

    assert.equal(body.errors[0].code, 'sales_closed')
  })
})

test.group('Looking at an order', (group) => {
  let cast: Cast
  let id: string
  let token: string
  group.setup(async () => {
    cast = await newCast()
    const answer = await order(cast.ann, await newPackage(cast.rosa))
    id = answer.body.order.id
    token = await asOwner(async (owner) => {
      const { rows } = await owner.query('select return_url from infra.sandbox_payments where reference = $1', [
        `${cast.rosa.id}.${id}`,
      ])
      return new URL(rows[0].return_url).searchParams.get('token')!
    })
  })

  test('its buyer sees it, alone and in the list', async ({ assert }) => {
    const one = await cast.ann.browser.get(`/api/orders/${id}`)
    const all = await cast.ann.browser.get('/api/orders')

    assert.equal(one.body.order.id, id)
    assert.deepEqual(all.body.orders, [one.body.order])
  })

  test('the token of the return address shows it without log-in', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get(`/api/orders/${id}?token=${token}`)

    assert.equal(status, 200)
    assert.equal(body.order.id, id)
  })

  test('the token itself is nowhere in the order’s row', async ({ assert }) => {
    const row = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        'select orders::text as row from app.orders where tenant_id = $1 and id = $2',
        [cast.rosa.id, id]
      )
      return rows[0].row as string
    }, cast.rosa)

    assert.notInclude(row, token)
  })

  test('without log-in and token no one sees it', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get(`/api/orders/${id}`)

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
    assert.equal((await new Visitor(cast.rosa.host).get('/api/orders')).status, 403)
  })

  test('a wrong token, another member, another brand and a nonsensical id find nothing', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.get(`/api/orders/${id}?token=wrong`)).status, 404)
    assert.equal((await cast.ben.browser.get(`/api/orders/${id}`)).status, 404)
    assert.equal((await cast.dora.browser.get(`/api/orders/${id}?token=${token}`)).status, 404)
    for (const odd of ['0', '-1', 'abc', '99999999999999999999', '1%00'])
      assert.equal((await cast.ann.browser.get(`/api/orders/${odd}`)).status, 404)
    assert.deepEqual((await cast.ben.browser.get('/api/orders')).body.orders, [])
  })
})
