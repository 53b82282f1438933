import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { poke } from '@manyhearts/api/app/live/poke'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { acknowledge, giveCredits, write, writeIn } from '../chat/conversing.ts'

test.group('Pokes', (group) => {
  let cast: Cast
  let ann: Person
  let ben: Person
  let conversation: string
  let streams: Record<'ann' | 'ben' | 'cleo' | 'dora', EventStream>
  group.each.teardown(() => EventStream.closeAll())
  group.each.setup(async () => {
    cast = await newCast()
    ;({ ann, ben } = cast)
    await giveCredits(ann, 5000)
    conversation = (await write(ann, ben.profile)).body.conversation.id
    const names = ['ann', 'ben', 'cleo', 'dora'] as const
    const opened = await Promise.all(names.map((name) => EventStream.of(cast[name].browser)))
    streams = Object.fromEntries(names.map((name, place) => [name, opened[place]!])) as typeof streams
  })

  /** What everybody was told, by name; whoever was told nothing isn't there. */
  const told = async () => {
    await sleep(100)
    const all = Object.entries(streams).filter(([, { pokes }]) => pokes.length > 0)
    return Object.fromEntries(all.map(([name, { pokes }]) => [name, pokes]))
  }

  test('tell both sides of a message, and nobody else', async ({ assert }) => {
    await writeIn(conversation, ann)

    const about = { kind: 'message', conversation, seq: 2 }
    assert.deepEqual(await told(), {
      ann: [{ ...about, profile: ben.profile.id }],
      ben: [{ ...about, profile: ann.profile.id }],
    })
  })

  test('tell of a message before it is answered', async ({ assert }) => {
    await writeIn(conversation, ann)
    const answeredAt = Date.now()

    const { at } = await streams.ben.first(({ event }) => event === 'poke')

    assert.isAtMost(at, answeredAt + 50)
  })

  test('tell again of a message that is sent again', async ({ assert }) => {
    await writeIn(conversation, ann, 'Hello', 'one-key')
    await streams.ben.poke('message')
    streams.ben.forget()

    await writeIn(conversation, ann, 'Hello', 'one-key')

    assert.equal((await streams.ben.poke('message')).seq, 2)
  })

  test('tell of an answer by the team', async ({ assert }) => {
    const { fay, rosa } = cast
    const { version } = (await ann.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ann, fay, version)
    const { body } = await write(ann, fay)
    streams.ann.forget()

    await asTenant(rosa, async () =>
      answerAsProfile(fay, await Conversation.findOrFail(body.conversation.id), 'Hello from the team')
    )

    assert.deepEqual(await told(), {
      ann: [{ kind: 'message', conversation: body.conversation.id, seq: 2, profile: fay.id }],
    })
  })

  test('tell both sides how far something was read, once, and the reader that it was they', async ({ assert }) => {
    await ben.browser.put(`/api/chats/${conversation}/read`, { seq: 1 })
    await ben.browser.put(`/api/chats/${conversation}/read`, { seq: 1 })

    const about = { kind: 'read', conversation, seq: 1 }
    assert.deepEqual(await told(), {
      ann: [{ ...about, profile: ben.profile.id }],
      ben: [{ ...about, profile: null }],
    })
  })

  test('tell the partner alone who types', async ({ assert }) => {
    const { status } = await ann.browser.post(`/api/chats/${conversation}/typing`)

    assert.equal(status, 204)
    assert.deepEqual(await told(), {
      ben: [{ kind: 'typing', conversation, seq: null, profile: ann.profile.id }],
    })
  })

  test('tell nobody that an invisible member types', async ({ assert }) => {
    await ann.browser.put('/api/user.php', { invisible_mode: true })
    streams.ann.forget()

    const { status } = await ann.browser.post(`/api/chats/${conversation}/typing`)

    assert.equal(status, 204)
    assert.deepEqual(await told(), {})
  })

  test('tell of typing so many times a minute, and no more', async ({ assert }) => {
    const statuses = new Set<number>()
    for (let each = 0; each < 45; each++)
      statuses.add((await ann.browser.post(`/api/chats/${conversation}/typing`)).status)

    const { status, headers } = await ann.browser.post(`/api/chats/${conversation}/typing`)

    assert.deepEqual([...statuses], [204])
    assert.equal(status, 429)
    assert.isAtLeast(Number(headers['retry-after']), 1)
  })

  test('tell of nobody who types where they may not write', async ({ assert }) => {
    const answers = [
      await cast.cleo.browser.post(`/api/chats/${conversation}/typing`),
      await cast.dora.browser.post(`/api/chats/${conversation}/typing`),
      await ann.browser.post('/api/chats/1/typing'),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404]
    )
    assert.deepEqual(await told(), {})
  })

  test('tell a member’s other devices that a chat was deleted', async ({ assert }) => {
    await ben.browser.delete('/api/chat.php', { conversation })

    assert.deepEqual(await told(), { ben: [{ kind: 'chats', conversation, seq: null, profile: null }] })
  })

  test('tell of a like, of a match, and of a like taken back', async ({ assert }) => {
    const of = (kind: string, profile: string) => ({ kind, conversation: null, seq: null, profile })

    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    const liked = await told()
    Object.values(streams).forEach((stream) => stream.forget())
    await ben.browser.post('/api/swipe-game', { profile_id: ann.profile.id, choice: 'like' })
    const matched = await told()
    Object.values(streams).forEach((stream) => stream.forget())
    await ann.browser.delete(`/api/likes/${ben.profile.id}`)
    await ann.browser.delete(`/api/likes/${ben.profile.id}`)

    assert.deepEqual(liked, { ann: [of('likes', ben.profile.id)], ben: [of('likes', ann.profile.id)] })
    assert.includeDeepMembers(matched.ann!, [of('likes', ben.profile.id), of('match', ben.profile.id)])
    assert.includeDeepMembers(matched.ben!, [of('likes', ann.profile.id), of('match', ann.profile.id)])
    assert.deepEqual(await told(), { ann: [of('likes', ben.profile.id)], ben: [of('likes', ann.profile.id)] })
  })

  test('tell both of a block, and neither who blocked', async ({ assert }) => {
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)

    const nobody = { conversation: null, seq: null, profile: null }
    const both = [
      { kind: 'chats', ...nobody },
      { kind: 'likes', ...nobody },
    ]
    assert.deepEqual(await told(), { ann: both, ben: both })
  })

  test('tell a member of credits and of own settings that are other than before', async ({ assert }) => {
    const user = { kind: 'user', conversation: null, seq: null, profile: null }

    await asTenant(cast.rosa, () => grantCredits({ kind: 'bonus', memberId: ben.member.id, credits: 10, key: 'pokes' }))
    for (let time = 0; time < 2; time++) await ben.browser.put('/api/user.php', { language: 'nl' })

    assert.deepEqual(await told(), { ben: [user, user] })
  })

  test('tell nothing of what is not stored', async ({ assert }) => {
    const refused = await write(ben, { id: cast.dora.profile.id })
    await asTenant(cast.rosa, async () => poke({ kind: 'chats', to: [ann.profile.id] }), { keep: () => false })
    await asTenant(cast.rosa, async () => {
      poke({ kind: 'chats', to: [ann.profile.id] })
      throw new Error('rolled back')
    }).catch(() => {})

    assert.equal(refused.status, 404)
    assert.deepEqual(await told(), {})
  })

  test('reach nobody of another brand, whoever has the same id there', async ({ assert }) => {
    await asTenant(cast.vlam, async () => poke({ kind: 'chats', to: [ann.profile.id, cast.dora.profile.id] }))

    assert.deepEqual(Object.keys(await told()), ['dora'])
  })

  test('come with what a chat’s messages need: one call tells its badges and receipts', async ({ assert }) => {
    await writeIn(conversation, ann)
    await ben.browser.put(`/api/chats/${conversation}/read`, { seq: 1 })

    const { body: bens } = await ben.browser.get(`/api/chats/${conversation}/messages?after=1`)
    const { body: anns } = await ann.browser.get(`/api/chats/${conversation}/messages?after=2`)

    assert.containSubset(bens, { total_unread_messages: 1, num_unread_messages: 1, messages: [{ seq: 2 }] })
    assert.containSubset(anns, { total_unread_messages: 0, num_unread_messages: 0, read_by_partner: 1, messages: [] })
  })
})
