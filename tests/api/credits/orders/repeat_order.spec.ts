import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { leave } from '../../identity/deletion/leaving.ts'
import { applied, brokenRules, newPackage, statusWithin, walletOf } from '../shop.ts'

const gateway = new Visitor('pay.localhost')

test.group('Ordering again', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { key: 'start' })
  })

  const ask = async (person: Person) => (await person.browser.get('/api/repeat-order')).body
  const buy = (person: Person, fields: object) =>
    person.browser.post(
      '/api/orders',
      { package_id, method: 'card', waiver: true, ...fields },
      { 'idempotency-key': randomUUID() }
    )

  async function buyFirst(person: Person, fields: object = { save_method: true }) {
    const { body } = await buy(person, fields)
    const { pathname } = new URL(body.redirect_url)
    await gateway.post(`${pathname}/paid`)
    await statusWithin(person, body.order.id, 'completed')
    return { id: body.order.id as string, pathname }
  }

  test('there is nothing to repeat before the first purchase', async ({ assert }) => {
    assert.deepEqual(await ask(cast.ann), { package: null, has_bought: false, saved_methods: [] })
  })

  test('a card is kept only if the buyer asked for it', async ({ assert }) => {
    await buyFirst(cast.ann, {})

    const { package: again, has_bought, saved_methods } = await ask(cast.ann)

    assert.equal(again.id, package_id)
    assert.isTrue(has_bought)
    assert.deepEqual(saved_methods, [])
  })

  test('a kept card pays in one step, at the price of today', async ({ assert }) => {
    await buyFirst(cast.ann)
    const [kept] = (await ask(cast.ann)).saved_methods
    assert.deepInclude(kept, { method: 'card', label: '•••• 4242', failed: false })

    const { status, body } = await buy(cast.ann, { saved_method_id: kept.id, price_minor: 999, currency: 'GBP' })

    assert.equal(status, 201)
    assert.include(body.redirect_url, `/transactions/${body.order.id}?token=`)
    assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 200 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('the same key charges once', async ({ assert }) => {
    await buyFirst(cast.ann)
    const [kept] = (await ask(cast.ann)).saved_methods
    const key = { 'idempotency-key': randomUUID() }
    const wanted = { package_id, method: 'card', waiver: true, saved_method_id: kept.id }

    const first = await cast.ann.browser.post('/api/orders', wanted, key)
    const second = await cast.ann.browser.post('/api/orders', wanted, key)

    assert.equal(second.body.order.id, first.body.order.id)
    await statusWithin(cast.ann, first.body.order.id, 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 200 })
  })

  test('a refused card is said to be one, and its order is over', async ({ assert }) => {
    const { pathname, id } = await buyFirst(cast.ann)
    const [kept] = (await ask(cast.ann)).saved_methods
    await gateway.post(`${pathname}/charged_back`)
    await statusWithin(cast.ann, id, 'charged_back')

    const { status, body } = await buy(cast.ann, { saved_method_id: kept.id })

    assert.equal(status, 402)
    assert.equal(body.errors[0].code, 'saved_method_refused')
    const { orders } = (await cast.ann.browser.get('/api/orders')).body
    assert.equal(orders[0].status, 'failed')
    assert.isTrue((await ask(cast.ann)).saved_methods[0].failed)
  })

  test('nobody pays with another member’s card, or with one that was forgotten', async ({ assert }) => {
    await buyFirst(cast.ann)
    const [kept] = (await ask(cast.ann)).saved_methods

    assert.equal((await buy(cast.ben, { saved_method_id: kept.id })).body.errors[0].code, 'method_not_offered')
    assert.equal((await cast.ben.browser.delete(`/api/saved-methods/${kept.id}`)).status, 404)
    assert.equal((await cast.ann.browser.delete(`/api/saved-methods/${kept.id}`)).status, 204)
    assert.equal((await buy(cast.ann, { saved_method_id: kept.id })).body.errors[0].code, 'method_not_offered')
  })

  test('a card that is forgotten before its charge is known to be paid stays forgotten', async ({ assert }) => {
    const { id } = (await buy(cast.ann, { save_method: true })).body.order
    await asOwner((owner) => owner.query('update app.orders set saved_method_id = 1 where id = $1', [id]), cast.rosa)

    await applied(cast.ann, id, { saved: { token: 'sbt_x', label: '•••• 4242' } })

    assert.deepEqual((await ask(cast.ann)).saved_methods, [])
  })

  test('nothing is kept of who left meanwhile, who has their credits should they come back', async ({ assert }) => {
    const { id } = (await buy(cast.ann, { save_method: true })).body.order
    await leave(cast.ann)

    await applied(cast.ann, id, { saved: { token: 'sbt_x', label: '•••• 4242' } })

    assert.equal(await countRows(cast.rosa, 'app.saved_methods where member_id = $1', cast.ann.member.id), 0)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
  })

  test('its token is stored encrypted, and opens for its member alone', async ({ assert }) => {
    await buyFirst(cast.ann)
    const { rows } = await asOwner(
      (owner) => owner.query('select sealed_token from app.saved_methods where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )

    assert.notInclude(rows[0].sealed_token.toString('latin1'), 'sbt_')
  })
})
