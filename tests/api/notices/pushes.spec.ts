import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { sendPushJob } from '@manyhearts/api/app/notices/push/send_push_job'
import { forgetPushes } from '@manyhearts/api/app/notices/push/push_record'
import { notifyMemberJob } from '@manyhearts/api/app/notices/news/notify_member_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { acknowledge, giveCredits, write } from '../chat/conversing.ts'
import { eventually } from './eventually.ts'
import { letSecondsPass } from './let_seconds_pass.ts'
import { nothingIsLeft } from './nothing_is_left.ts'
import { PushService } from './push_service.ts'
import { waitingJobs } from './waiting_jobs.ts'

test.group('Pushes', (group) => {
  let cast: Cast
  let service: PushService

  group.setup(async () => {
    service = await PushService.start()
    return () => service.stop()
  })
  group.each.setup(async () => {
    cast = await newCast()
    await Promise.all([giveCredits(cast.ann, 1000), giveCredits(cast.ben, 1000)])
    service.arrived.length = 0
  })

  const arrived = (path: string, count = 1) =>
    eventually(`push ${count}`, async () => {
      await letSecondsPass(cast.rosa)
      const pushes = service.arrived.filter((push) => push.path === path)
      return pushes.length >= count ? pushes : undefined
    })
  const choose = ({ browser }: Person, choices: object) => browser.put('/api/notifications', choices)
  const subscriptions = ({ brand }: Person) =>
    asOwner(
      async (owner) =>
        (await owner.query('select id::text, endpoint from app.push_subscriptions where tenant_id = $1', [brand.id]))
          .rows
    )
  const pushesOf = ({ brand, member }: Person) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select kind, service, status from app.pushes where member_id = $1', [
        member.id,
      ])
      return rows as { kind: string; service: string; status: number | null }[]
    }, brand)

  test('announce a message in every browser of its receiver, encrypted, and no more than that there is one', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    const [phone, laptop] = [await service.subscribe(ann), await service.subscribe(ann)]

    const { body } = await write(ben, ann.profile, 'Meet me at the lake')
    const [push] = await arrived(phone)
    await arrived(laptop)

    assert.deepEqual(push!.message, {
      title: 'New message',
      body: '',
      tag: `chat-${body.conversation.id}`,
      url: `/chats/${body.conversation.id}`,
      icon: '/icons/192.png',
      badge: 1,
      lang: 'en',
      chat: { id: body.conversation.id, seq: 1, reply: 'Reply', read: 'Mark as read' },
    })
    assert.equal(push!.claims.sub, `mailto:support@${rosa.host}`)
    assert.match(push!.claims.aud, /^http:\/\/127\.0\.0\.1:\d+$/)
    assert.isBelow(push!.claims.exp, Date.now() / 1000 + 86_401)
    assert.containSubset(push!.headers, { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
    assert.match(String(push!.headers.topic), /^[\w-]{32}$/)
  })

  test('say once a week, to members who asked for it, that there are new members, and link to them', async ({
    assert,
  }) => {
    const { ann, rosa } = cast
    const phone = await service.subscribe(ann)
    const tell = () =>
      asTenant(rosa, () => notifyMemberJob({ data: { about: 'newcomers', to: ann.profile.id } } as never))

    await tell()
    await nothingIsLeft(rosa)
    assert.isEmpty(service.arrived)
    await choose(ann, { weekly_updates: { push: true } })
    await tell()

    const [push] = await arrived(phone)
    assert.containSubset(push!.message, { title: 'New members', body: '', tag: 'weekly_updates', url: '/members' })
    assert.containSubset(push!.headers, { ttl: '43200', urgency: 'low' })
  })

  test('say that a member fits a search, and link to them', async ({ assert }) => {
    const { ann, rosa } = cast
    const phone = await service.subscribe(ann)
    const { body } = await ann.browser.post('/api/search-alerts', { min_age: 30 })
    await newPerson(rosa, { name: 'Will', gender: 'male', looking_for: 'female' })

    const since = new Date(Date.now() - 60_000).toISOString()
    const data = { about: 'fit', to: ann.profile.id, alert: body.search_alert.id, since }
    await asTenant(rosa, () => notifyMemberJob({ data } as never))

    const [push] = await arrived(phone)
    assert.containSubset(push!.message, { title: 'Someone fits your search', body: '', url: '/members?min_age=30' })
  })

  test('say on a locked screen what the receiver allows', async ({ assert }) => {
    const { ann, ben } = cast
    const phone = await service.subscribe(ann)

    await choose(ann, { lock_screen: 'name' })
    await write(ben, ann.profile, 'Meet me at the lake')
    await arrived(phone)
    await choose(ann, { lock_screen: 'full' })
    await write(ben, ann.profile, `Where are you? ${'x'.repeat(300)}`)
    const [first, second] = await arrived(phone, 2)

    assert.deepInclude(first!.message, { title: 'Ben', body: 'New message', badge: 1 })
    assert.equal(second!.message.title, 'Ben')
    assert.match(second!.message.body, /^Where are you\? x+…$/)
    assert.lengthOf(second!.message.body, 160)
    assert.equal(second!.headers.topic, first!.headers.topic)
  })

  test('never name a fictional profile without its mark', async ({ assert }) => {
    const { rosa, ben, fay } = cast
    const phone = await service.subscribe(ben)
    await choose(ben, { lock_screen: 'full' })
    const { version } = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ben, fay, version)
    const { id } = (await write(ben, fay)).body.conversation

    await asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(id), 'Good evening'))

    const [push] = await arrived(phone)
    assert.deepInclude(push!.message, { title: 'Fay 🎭 fictional profile', body: 'Good evening' })
    assert.include(push!.message.chat, { id, seq: 2 })
  })

  test('are recorded with what their service answered, and with nothing of what was said', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const paths = [await service.subscribe(ann), await service.subscribe(ann), await service.subscribe(ann)]
    service.answers.set(paths[1]!, 410).set(paths[2]!, 403)

    await write(ben, ann.profile)
    await arrived(paths[0]!)
    await nothingIsLeft(rosa)
    await asTenant(rosa, forgetPushes)
    const recorded = await pushesOf(ann)
    await asOwner((owner) => owner.query(`update app.pushes set sent_at = now() - interval '31 days'`), rosa)
    await asTenant(rosa, forgetPushes)

    assert.sameDeepMembers(
      recorded.map(({ kind, status }) => [kind, status]),
      [201, 403, 410].map((status) => ['new_conversations', status])
    )
    assert.match(recorded[0]!.service, /^127\.0\.0\.1:\d+$/)
    assert.isEmpty(await pushesOf(ann))
  })

  test('where no service takes one, are followed by the mail', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    service.answers.set(await service.subscribe(ann), 410)

    await write(ben, ann.profile)
    await nothingIsLeft(rosa)

    assert.isEmpty(await subscriptions(ann))
    const mail = (await waitingJobs(rosa)).find(({ name, data }) => name === 'send_mail' && data.mail === 'news')
    assert.containSubset(mail!.data, { about: 'message', to: ann.profile.id })
  })

  test('can be tried out in the own browser, whatever else was chosen, ten times an hour', async ({ assert }) => {
    const { ann, ben } = cast
    const phone = await service.subscribe(ann)
    const now = DateTime.now().setZone('Europe/London')
    const [from, to] = [now.minus({ hours: 1 }).toFormat('HH:mm'), now.plus({ hours: 1 }).toFormat('HH:mm')]
    await choose(ann, { quiet_hours: { from, to, time_zone: 'Europe/London' } })
    const [{ endpoint }] = await subscriptions(ann)
    const ask = ({ browser }: Person) => browser.post('/api/push-subscriptions/test', { endpoint })

    const asked = await ask(ann)
    const [push] = await arrived(phone)
    const others = await ask(ben)
    const again = await Promise.all(Array.from({ length: 10 }, () => ask(ann)))

    assert.equal(asked.status, 204)
    assert.containSubset(push!.message, { title: 'It works', tag: 'test', url: '/notifications', isAlwaysShown: true })
    assert.containSubset(push!.headers, { ttl: '300', urgency: 'high' })
    assert.notProperty(push!.message, 'badge')
    assert.equal(others.status, 404)
    assert.deepEqual(
      again.map(({ status }) => status).filter((status) => status === 429),
      [429]
    )
    assert.equal((await pushesOf(ann))[0]!.kind, 'test')
  })

  test('announce a like once a day, however often it is taken back and given again', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const phone = await service.subscribe(ann)
    await choose(ann, { lock_screen: 'name' })
    const path = `/api/likes/${ann.profile.id}`

    for (let times = 0; times < 4; times++) {
      await ben.browser.post(path)
      await ben.browser.delete(path)
    }
    await ben.browser.post(path)
    const waiting = (await waitingJobs(rosa)).filter(({ data }) => data.about === 'like')
    for (const { data } of waiting) await asTenant(rosa, () => notifyMemberJob({ data: data as never }))
    await arrived(phone)

    assert.deepEqual(
      waiting.map(({ name, data }) => [name, data]),
      [['notify_member', { about: 'like', from: ben.profile.id, to: ann.profile.id }]]
    )
    assert.deepInclude(service.arrived[0]!.message, {
      title: 'Ben',
      body: 'New like',
      url: '/likes',
      tag: `like-${ben.profile.id}`,
    })
  })

  test('are not sent when switched off, seen, from a blocked member, during a pause, or for automatic likes', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    const site = (await siteByTenantId(rosa.id))!
    await service.subscribe(ann)
    await service.subscribe(ben)
    const [{ id }] = await subscriptions(ann)
    const chosen = { new_conversations: { push: false }, new_messages: { push: false }, likes: { push: false } }
    const again = { new_conversations: { push: true }, new_messages: { push: true }, likes: { push: true } }
    const tell = async () => {
      const pair = { from: ben.profile.id, to: ann.profile.id }
      for (const about of ['message', 'like', 'unread'] as const) {
        await asTenant(rosa, () => notifyMemberJob({ data: { about, ...pair } }))
        await asTenant(rosa, () => sendPushJob({ site, data: { about, ...pair, subscription: id } }))
      }
      await nothingIsLeft(ann.brand)
    }

    await choose(ann, { ...chosen, unread_reminders: { push: false } })
    await write(ben, ann.profile)
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await tell()
    await choose(ann, { ...again, unread_reminders: { push: true } })
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    await tell()
    await ann.browser.delete(`/api/blocks/${ben.profile.id}`)
    await ann.browser.put('/api/user.php', { paused: true })
    await tell()
    await ann.browser.put('/api/user.php', { paused: false })
    const [chat] = (await ann.browser.get('/api/chats.php')).body.chats
    await ann.browser.put(`/api/chats/${chat.conversation.id}/read`, { seq: 1 })
    await ann.browser.get(`/api/members/${ben.profile.id}`)
    await tell()
    await ben.browser.get('/api/auto-like.php')
    await asTenant(rosa, () => notifyMemberJob({ data: { about: 'like', from: cast.fay.id, to: ben.profile.id } }))
    await nothingIsLeft(ben.brand)

    assert.deepEqual(service.arrived, [])
    await write(ben, ann.profile)
    await nothingIsLeft(rosa)
    assert.lengthOf(service.arrived, 1)
  })

  test('wait until quiet hours are over', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await service.subscribe(ann)
    const now = DateTime.now().setZone('Europe/London')
    const time = (minutes: number) => now.plus({ minutes }).toFormat('HH:mm')
    await choose(ann, { quiet_hours: { from: time(-30), to: time(30), time_zone: 'Europe/London' } })

    await write(ben, ann.profile)
    await nothingIsLeft(ann.brand)

    assert.deepEqual(service.arrived, [])
    const late = (await waitingJobs(rosa)).find(({ name, data }) => name === 'notify_member' && data.late === true)
    assert.deepEqual(late!.data, { about: 'message', from: ben.profile.id, to: ann.profile.id, late: true })
    assert.approximately(late!.in, 1_800, 90)
  })

  test('are tried again when the push service is busy, and given up where the browser is gone', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const [busy, gone, odd] = [await service.subscribe(ann), await service.subscribe(ann), await service.subscribe(ann)]
    service.answers.set(busy, 503).set(gone, 410).set(odd, 301)

    await write(ben, ann.profile)
    await nothingIsLeft(ann.brand)
    const left = await subscriptions(ann)
    service.answers.delete(busy)

    assert.lengthOf(left, 2)
    assert.isFalse(left.some(({ endpoint }) => endpoint.endsWith(gone)))
    await arrived(busy)
    assert.isEmpty(service.arrived.filter(({ path }) => path === gone || path === odd))
    assert.isAbove((await waitingJobs(rosa)).length, 0)
  })

  test('end with the session', async ({ assert }) => {
    const { ann, ben } = cast
    await service.subscribe(ann)
    await ann.browser.get('/api/logout.php')

    await write(ben, ann.profile)
    await nothingIsLeft(ann.brand)

    assert.deepEqual(service.arrived, [])
  })
})
