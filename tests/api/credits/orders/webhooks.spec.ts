import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sign, SIGNATURE_HEADER } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { turnBrand } from '../../../turn_brand.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { brokenRules, newPackage, order, walletOf } from '../shop.ts'

test.group('Notifications of a gateway', (group) => {
  let cast: Cast
  let id: string
  let ref: string
  group.each.setup(async () => {
    cast = await newCast()
    const { body } = await order(cast.ann, await newPackage(cast.rosa))
    id = body.order.id
    ref = new URL(body.redirect_url).pathname.split('/').at(-1)!
  })

  /** Notifies as the gateway does, without cookies and marker. */
  function knock(host: string, event: string, payment = ref, signature?: string) {
    const body = JSON.stringify({ event, payment })
    return new Visitor(host).post('/api/webhooks/sandbox', body, {
      'x-requested-with': '',
      [SIGNATURE_HEADER]: signature ?? sign(body),
    })
  }

  function decide(status: string) {
    return asOwner((owner) => owner.query('update infra.sandbox_payments set status = $1 where id = $2', [status, ref]))
  }

  /** After everything that a notification leads to. */
  async function orderStatus(): Promise<string> {
    await nothingIsLeft(cast.rosa)
    const { rows } = await asOwner(
      (owner) => owner.query('select status from app.orders where id = $1', [id]),
      cast.rosa
    )
    return rows[0].status
  }

  async function events(): Promise<{ order_id: string | null; state: string | null }[]> {
    const { rows } = await asOwner(
      (owner) =>
        owner.query('select order_id::text, state from app.payment_events where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    return rows
  }

  test('credits while the brand is paused, too', async ({ assert }) => {
    await turnBrand(cast.rosa, 'paused')
    await decide('paid')

    const { status } = await knock(cast.rosa.host, randomUUID())

    assert.equal(status, 200)
    assert.equal(await orderStatus(), 'completed')
  })

  test('fifty times the same notification, and five others, credit once', async ({ assert }) => {
    await decide('paid')
    const event = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, index) => knock(cast.rosa.host, index < 50 ? event : `${event}-${index}`))
    )

    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal(await orderStatus(), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.lengthOf(await events(), 6)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a notification’s content is ignored: what the gateway answers counts', async ({ assert }) => {
    assert.equal((await knock(cast.rosa.host, 'paid')).status, 200)

    assert.equal(await orderStatus(), 'pending')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
  })

  test('outdated notifications change nothing', async ({ assert }) => {
    await decide('paid')
    await knock(cast.rosa.host, randomUUID())
    assert.equal(await orderStatus(), 'completed')

    await decide('failed')
    await knock(cast.rosa.host, randomUUID())

    assert.equal(await orderStatus(), 'completed')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
  })

  test('a forged, altered or stale notification is refused and leaves no trace', async ({ assert }) => {
    await decide('paid')
    const body = JSON.stringify({ event: 'e', payment: ref })
    const stale = sign(body, Math.floor(Date.now() / 1000) - 3_600)

    for (const signature of [
      '',
      't=1,v1=ff',
      sign('{}'),
      stale,
      `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      const { status, body: answer } = await knock(cast.rosa.host, 'e', ref, signature || 'none')
      assert.equal(status, 400)
      assert.equal(answer.errors[0].code, 'notification_forged')
    }

    assert.deepEqual(await events(), [])
    assert.equal(await orderStatus(), 'pending')
  })

  test('an unknown payment gets the same answer as a known one', async ({ assert }) => {
    const unknown = await knock(cast.rosa.host, randomUUID(), 'sb_unknown')
    const known = await knock(cast.rosa.host, randomUUID())

    assert.deepEqual([unknown.status, unknown.text], [known.status, known.text])
    assert.equal(unknown.status, 200)
  })

  test('a notification at another brand does nothing for this brand’s payment', async ({ assert }) => {
    await decide('paid')

    assert.equal((await knock(cast.vlam.host, randomUUID())).status, 200)

    assert.equal(await orderStatus(), 'pending')
    assert.deepEqual(await events(), [])
  })

  test('an unknown gateway is not found, and nonsense is refused', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.post('/api/webhooks/nobody', {})).status, 404)
    assert.equal((await visitor.post('/api/webhooks/sandbox', '{')).status, 400)
    assert.equal(
      (await visitor.post('/api/webhooks/sandbox', 'id=1', { 'content-type': 'application/x-www-form-urlencoded' }))
        .status,
      400
    )
    for (const odd of ['{"event":1}', '[]', '{"event":"\\u0000","payment":"\\u0000"}', '"x"', 'null']) {
      const { status } = await visitor.post('/api/webhooks/sandbox', odd, { [SIGNATURE_HEADER]: sign(odd) })
      assert.isBelow(status, 500)
    }
  })
})
