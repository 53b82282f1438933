import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { PASSWORD } from '../../password.ts'
import { Visitor } from '../../visitor.ts'
import { newSubscription } from './new_subscription.ts'

test.group('Push subscriptions', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const subscribe = ({ browser }: Person, subscription: unknown) =>
    browser.post('/api/push-subscriptions', subscription)

  const stored = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select endpoint, p256dh, auth, push_subscriptions.expires_at, member_id::text from app.push_subscriptions
         join app.sessions on sessions.tenant_id = push_subscriptions.tenant_id and sessions.id = session_id
         where sessions.tenant_id = $1`,
        [cast.rosa.id]
      )
      return rows
    }, cast.rosa)

  test('are stored with the session of the browser that made them', async ({ assert }) => {
    const subscription = { ...newSubscription(), expirationTime: 1_900_000_000_000 }

    const { status, text } = await subscribe(cast.ann, subscription)

    assert.equal(status, 204)
    assert.equal(text, '')
    assert.deepEqual(await stored(), [
      {
        endpoint: subscription.endpoint,
        ...subscription.keys,
        expires_at: new Date(1_900_000_000_000),
        member_id: cast.ann.member.id,
      },
    ])
  })

  test('may use the path of the log-in too', async ({ assert }) => {
    const subscription = newSubscription()

    const { status } = await cast.ann.browser.post('/api/user.php?push=1', subscription)

    assert.equal(status, 204)
    assert.containSubset(await stored(), [{ endpoint: subscription.endpoint, member_id: cast.ann.member.id }])
  })

  test('don’t touch the log-in', async ({ assert }) => {
    const { email } = cast.ann.member
    for (const query of ['', '?push=0', '?push']) {
      const { status } = await new Visitor(cast.rosa.host).post(`/api/user.php${query}`, { email, password: PASSWORD })
      assert.equal(status, 200, query)
    }
  })

  test('sent again are the same, new ones replace the browser’s old one', async ({ assert }) => {
    const [old, fresh] = [newSubscription(), newSubscription()]
    await Promise.all([subscribe(cast.ann, old), subscribe(cast.ann, old)])
    assert.lengthOf(await stored(), 1)

    await subscribe(cast.ann, fresh)

    assert.deepEqual(
      (await stored()).map(({ endpoint }) => endpoint),
      [fresh.endpoint]
    )
  })

  test('move to the member who is logged in there now', async ({ assert }) => {
    const subscription = newSubscription()
    await subscribe(cast.ann, subscription)

    await subscribe(cast.ben, subscription)

    const rows = await stored()
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].member_id, cast.ben.member.id)
  })

  test('end with the session, at log-out or when another member logs in', async ({ assert }) => {
    await subscribe(cast.ann, newSubscription())
    await subscribe(cast.ben, newSubscription())

    await cast.ann.browser.get('/api/logout.php')
    await cast.ben.browser.post('/api/session', { email: cast.ann.member.email, password: PASSWORD })

    assert.deepEqual(await stored(), [])
  })

  test('can be ended by their own member only', async ({ assert }) => {
    const { endpoint, ...rest } = newSubscription()
    await subscribe(cast.ann, { endpoint, ...rest })

    const byBen = await cast.ben.browser.delete('/api/push-subscriptions', { endpoint })
    assert.lengthOf(await stored(), 1)
    const byAnn = await cast.ann.browser.delete('/api/push-subscriptions', { endpoint })

    assert.deepEqual([byBen.status, byAnn.status], [204, 204])
    assert.deepEqual(await stored(), [])
  })

  test('go only to known push services', async ({ assert }) => {
    for (const endpoint of [
      'https://evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'http://fcm.googleapis.com/x',
      'https://user:secret@push.example.com/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://8.8.8.8/x',
      'https://db.internal/x',
      `https://push.example.com/${'x'.repeat(2048)}`,
      `https://push.example.com/${'é'.repeat(1000)}`,
      'https://push.example.com/\u0000',
      'push.example.com',
      '',
      7,
    ]) {
      const { status, body } = await subscribe(cast.ann, { ...newSubscription(), endpoint })
      assert.equal(status, 422, String(endpoint))
      assert.equal(body.errors[0].field, 'endpoint')
    }
    assert.deepEqual(await stored(), [])
  })

  test('bring keys of the right length and nothing else', async ({ assert }) => {
    const { keys, ...rest } = newSubscription()
    for (const [subscription, field] of [
      [rest, 'keys'],
      [{ ...rest, keys: { auth: keys.auth } }, 'keys.p256dh'],
      [{ ...rest, keys: { ...keys, p256dh: keys.auth } }, 'keys.p256dh'],
      [{ ...rest, keys: { ...keys, auth: 'not base64!' } }, 'keys.auth'],
      [{ ...rest, keys: { ...keys, other: 'x' } }, 'keys.other'],
      [{ ...rest, keys, expirationTime: 'soon' }, 'expirationTime'],
      [{ ...rest, keys, expirationTime: 9e15 }, 'expirationTime'],
      [{ ...rest, keys, member_id: cast.ben.member.id }, 'member_id'],
    ] as const) {
      for (const path of ['/api/push-subscriptions', '/api/user.php?push=1']) {
        const { status, body } = await cast.ann.browser.post(path, subscription)
        assert.equal(status, 422, field)
        assert.equal(body.errors[0].field, field)
      }
    }
  })

  test('are refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const { status, body } of [
      await visitor.post('/api/push-subscriptions', newSubscription()),
      await visitor.post('/api/user.php?push=1', newSubscription()),
      await visitor.delete('/api/push-subscriptions', { endpoint: newSubscription().endpoint }),
    ]) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
