import { createECDH } from 'node:crypto'
import { test } from '@japa/runner'
import { sealing } from '@manyhearts/api/app/tenancy/context/sealing'
import { platformKeyPair } from '@manyhearts/api/app/tenancy/push_keys/platform_key_pair'
import PushKey, { forgetPushKeys, renewPushKey } from '@manyhearts/api/app/tenancy/push_keys/push_key'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { giveCredits, write } from '../chat/conversing.ts'
import { eventually } from './eventually.ts'
import { letSecondsPass } from './let_seconds_pass.ts'
import { newSubscription } from './new_subscription.ts'
import { nothingIsLeft } from './nothing_is_left.ts'
import { PushService } from './push_service.ts'
import { waitingJobs } from './waiting_jobs.ts'

test.group('The keys of pushes', (group) => {
  let cast: Cast
  let service: PushService
  group.setup(async () => {
    service = await PushService.start()
    return () => service.stop()
  })
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 1000)
    service.arrived.length = 0
  })

  const renew = () => asTenant(cast.rosa, renewPushKey, { connection: 'staff' })
  const arrived = (path: string) =>
    eventually('the push', async () => {
      await letSecondsPass(cast.rosa)
      return service.arrived.find((push) => push.path === path)
    })
  const current = async () => (await cast.ann.browser.get('/api/settings.php')).body.push_public_key as string
  const kept = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select public_key from app.push_keys where tenant_id = $1', [cast.rosa.id])
      return rows.map((row) => row.public_key as string)
    }, cast.rosa)
  const keyOf = (endpoint: string) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select public_key from app.push_subscriptions where endpoint = $1', [
        endpoint,
      ])
      return rows[0].public_key as string
    }, cast.rosa)

  test('are the brand’s own: a subscription gets pushes by the one it was made with, also after a change', async ({
    assert,
  }) => {
    const old = await service.subscribe(cast.ann)
    const first = await renew()
    const phone = await service.subscribe(cast.ann, first)
    const second = await renew()
    const laptop = await service.subscribe(cast.ann, second)

    await write(cast.ben, cast.ann.profile, 'Hello')

    const keys = [await arrived(old), await arrived(phone), await arrived(laptop)].map(({ key }) => key)
    assert.deepEqual(keys, [platformKeyPair().publicKey, first, second])
    assert.notEqual(first, second)
    await eventually('the new key', async () => (await current()) === second || undefined)
  })

  test('sign pushes also if they begin with zeros, which Node leaves out', async ({ assert }) => {
    const pair = createECDH('prime256v1')
    do pair.generateKeys()
    while (pair.getPrivateKey().length === 32)
    const publicKey = pair.getPublicKey('base64url')
    const sealed = sealing('keys of pushes').seal(pair.getPrivateKey('base64url'), `push key ${cast.rosa.id}`)
    await asTenant(cast.rosa, () => PushKey.create({ publicKey, sealedPrivateKey: sealed }), { connection: 'staff' })
    const phone = await service.subscribe(cast.ann, publicKey)

    await write(cast.ben, cast.ann.profile, 'Hello')

    assert.equal((await arrived(phone)).key, publicKey)
  })

  test('go once nobody has them any more, but never the current one', async ({ assert }) => {
    const [first, second, third] = [await renew(), await renew(), await renew()]
    await service.subscribe(cast.ann, second)
    await asTenant(cast.rosa, forgetPushKeys)
    const held = await kept()
    await cast.ann.browser.get('/api/logout.php')

    await asTenant(cast.rosa, forgetPushKeys)

    assert.sameMembers(held, [second, third])
    assert.notInclude(held, first)
    assert.deepEqual(await kept(), [third])
  })

  test('of another brand open nothing', async ({ assert }) => {
    const foreign = await asTenant(cast.vlam, renewPushKey, { connection: 'staff' })
    const { rows } = await asOwner((owner) =>
      owner.query('select * from app.push_keys where public_key = $1', [foreign])
    )
    await asOwner(
      (owner) =>
        owner.query('insert into app.push_keys (tenant_id, public_key, sealed_private_key) values ($1, $2, $3)', [
          cast.rosa.id,
          foreign,
          rows[0].sealed_private_key,
        ]),
      cast.rosa
    )

    await assert.rejects(() => asTenant(cast.rosa, () => PushKey.pairOf(foreign)))
  })

  test('a subscription says its key, else it is the current one', async ({ assert }) => {
    const [first, second] = [await renew(), await renew()]
    await eventually('the new key', async () => (await current()) === second || undefined)
    const [said, silent] = [newSubscription(), newSubscription()]

    const answers = [
      await cast.ann.browser.post('/api/push-subscriptions', { ...said, applicationServerKey: first }),
      await cast.ben.browser.post('/api/push-subscriptions', silent),
      await cast.ben.browser.post('/api/push-subscriptions', { ...silent, applicationServerKey: 'x' }),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204, 422]
    )
    assert.deepEqual([await keyOf(said.endpoint), await keyOf(silent.endpoint)], [first, second])
  })

  test('that nobody knows ends its subscription', async ({ assert }) => {
    await service.subscribe(cast.ann, 'B'.repeat(87))

    await write(cast.ben, cast.ann.profile, 'Hello')
    await nothingIsLeft(cast.rosa)

    const subscriptions = await asOwner(
      (owner) => owner.query('select from app.push_subscriptions where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    assert.deepEqual([service.arrived.length, subscriptions.rowCount], [0, 0])
  })

  test('a busy service is asked again when it wants to be, and payloads tell no lengths', async ({ assert }) => {
    const [phone, laptop] = [await service.subscribe(cast.ann), await service.subscribe(cast.ann)]
    service.answers.set(phone, 429)
    service.retryAfter.set(phone, 600)
    await cast.ann.browser.put('/api/notifications', { lock_screen: 'full' })

    await write(cast.ben, cast.ann.profile, 'Hi')
    const short = await arrived(laptop)
    service.arrived.length = 0
    await write(cast.ben, cast.ann.profile, 'How was your day, and what did you cook in the end?')
    const long = await arrived(laptop)

    const later = (await waitingJobs(cast.rosa)).filter(({ name }) => name === 'send_push')
    assert.isAbove(later.length, 0)
    assert.approximately(later[0]!.in, 600, 60)
    assert.equal(long.length, short.length)
  })
})
