import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type pg from 'pg'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { brokenRules, newPackage, order, pay, statusWithin, tasksOf, walletOf } from '../shop.ts'

const pay_host = new Visitor('pay.localhost')

async function checkout(person: Person, packageId: string) {
  const { body } = await order(person, packageId)
  return { id: body.order.id as string, path: new URL(body.redirect_url).pathname }
}

/** Until another connection waits for a lock of this one's transaction. */
async function someoneWaitsFor(owner: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1'
    )
    if (rows.length > 0) return
    await sleep(10)
  }
}

test.group('Paying', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, bonus_credits: 20 })
  })

  test('the gateway’s page names the brand, the amount and what the bank will print', async ({ assert }) => {
    const { path } = await checkout(cast.ann, package_id)

    const page = await pay_host.get(path, { accept: 'text/html' })

    assert.equal(page.status, 200)
    for (const words of ['<h1>Pay rosa</h1>', '£9.99', 'TESTS B.V.', '<html lang="en">'])
      assert.include(page.text, words)
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))![1]
    assert.include(page.text, `<style nonce="${nonce}">`)
  })

  test('a buyer gets credits, premium and a way back, without waiting for the shop’s queue', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)

    const back = await pay_host.post(`${path}/paid`)
    const { body } = await cast.ann.browser.get(`/api/orders/${id}`)

    assert.equal(back.status, 303)
    assert.match(
      String(back.headers.location),
      new RegExp(`^http://${cast.rosa.host}:\\d+/transactions/${id}\\?token=[\\w-]{43}$`)
    )
    assert.equal(body.order.status, 'completed')
    assert.isNotNull(body.order.completed_at)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })
    const { user } = (await cast.ann.browser.get('/api/user.php')).body
    assert.isTrue(user.paid_user)
    assert.equal(user.credits, 120)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a buyer who never comes back gets them too: the gateway notifies the shop', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)

    await pay_host.post(`${path}/paid`)

    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })
  })

  test('a payment that fails or is cancelled gives nothing', async ({ assert }) => {
    for (const outcome of ['failed', 'cancelled']) {
      const { id, path } = await checkout(cast.ben, package_id)
      await pay_host.post(`${path}/${outcome}`)
      assert.equal((await cast.ben.browser.get(`/api/orders/${id}`)).body.order.status, outcome)
    }

    assert.deepEqual(await walletOf(cast.ben), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('an order that is read while the notification comes in has its outcome', async ({ assert }) => {
    const { id } = await checkout(cast.ben, package_id)
    const seen = await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query(`update app.orders set status = 'cancelled' where tenant_id = $1 and id = $2`, [
        cast.rosa.id,
        id,
      ])
      const looking = cast.ben.browser.get(`/api/orders/${id}`)
      await someoneWaitsFor(owner)
      await owner.query('commit')
      return looking
    }, cast.rosa)

    assert.equal(seen.body.order.status, 'cancelled')
  })

  test('a payment left pending stays pending, and can still be paid', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)

    await pay_host.post(`${path}/pending`)
    assert.equal((await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status, 'pending')
    await pay_host.post(`${path}/paid`)

    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
  })

  test('money that comes after a failure still counts', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)
    await pay_host.post(`${path}/failed`)
    assert.equal(await statusWithin(cast.ann, id, 'failed'), 'failed')

    await pay_host.post(`${path}/paid`)

    assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 20, bought: 100 })
  })

  test('coming back by the return address proves nothing', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)

    const back = await pay_host.post(`${path}/pending`)
    const { pathname, search } = new URL(String(back.headers.location))
    const { body } = await new Visitor(cast.rosa.host).get(`/api${pathname.replace('transactions', 'orders')}${search}`)

    assert.equal(body.order.id, id)
    assert.equal(body.order.status, 'pending')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })

  test('a decided payment is not decided again', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)
    await pay_host.post(`${path}/paid`)

    await pay_host.post(`${path}/failed`)

    assert.equal((await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status, 'completed')
    assert.include((await pay_host.get(path)).text, 'This payment has been made.')
  })

  test('an unknown payment has a page that says so, and an unknown outcome none', async ({ assert }) => {
    const { path } = await checkout(cast.ann, package_id)

    assert.equal((await pay_host.get('/checkout/sb_nothing')).status, 404)
    assert.equal((await pay_host.post('/checkout/sb_nothing/paid')).status, 404)
    assert.equal((await pay_host.post(`${path}/free`)).status, 404)
  })

  test('only merchants may open payments or ask about them', async ({ assert }) => {
    const { path } = await checkout(cast.ann, package_id)

    assert.equal((await pay_host.post('/payments', {})).status, 401)
    assert.equal((await pay_host.get(path.replace('checkout', 'payments'), { authorization: 'Bearer é' })).status, 401)
  })
})

test.group('The gateway’s answer', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa)
  })

  test('another amount, currency or order never credits, and waits for staff', async ({ assert }) => {
    for (const wrong of [{ amountMinor: 1 }, { currency: 'EUR' }, { reference: `${cast.vlam.id}.1` }]) {
      const { id, status } = await pay(cast.ann, package_id, wrong)
      assert.equal(status, 'pending')
      assert.deepEqual(await tasksOf(cast.rosa, id), ['payment_does_not_fit'])
    }

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('an amount changed at the gateway never credits either', async ({ assert }) => {
    const { id, path } = await checkout(cast.ann, package_id)
    await asOwner((owner) =>
      owner.query('update infra.sandbox_payments set amount_minor = 1 where reference = $1', [`${cast.rosa.id}.${id}`])
    )

    await pay_host.post(`${path}/paid`)

    assert.equal((await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status, 'pending')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })
})
