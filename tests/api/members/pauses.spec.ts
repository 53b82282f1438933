import { test } from '@japa/runner'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { acknowledge, giveCredits, write, writeIn } from '../chat/conversing.ts'
import { placesMet } from './places_met.ts'

test.group('A pause', (group) => {
  let cast: Cast
  let conversation: string
  let peer: Profile

  group.each.setup(async () => {
    cast = await newCast()
    const { rosa, ann, ben } = cast
    await Promise.all([giveCredits(ann, 1000), giveCredits(ben, 1000)])
    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    conversation = (await write(ben, ann.profile)).body.conversation.id
    peer = (await newPerson(rosa, { name: 'Gus', gender: 'male', looking_for: 'both' })).profile
    await newPerson(rosa, { name: 'Ida', gender: 'female', looking_for: 'both' })
  })

  const pause = ({ browser }: Person, paused = true) => browser.put('/api/user.php', { paused })

  test('hides a member everywhere but in existing conversations, until they return', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const visitor = new Visitor(rosa.host)

    const { status, body } = await pause(ben)
    const during = await placesMet(ann, ben, peer, conversation)
    const search = (await visitor.get('/api/members')).body.results.map(({ name }: { name: string }) => name)
    const page = await visitor.get(`/api/members/${ben.profile.id}`)
    await pause(ben, false)
    await writeIn(conversation, ben)
    const after = await placesMet(ann, ben, peer, conversation)

    const everywhere = (there: boolean) =>
      Object.fromEntries(Object.keys(after).map((place) => [place, there])) as typeof after
    assert.equal(status, 200)
    assert.containSubset(body.user, { paused: true, status: 'active', profile: { status: 'active' } })
    assert.deepEqual(during, {
      ...everywhere(false),
      chats: true,
      unreadInChats: true,
      unreadOfUser: true,
      conversation: true,
      // The composer says why; sending is refused.
      composer: true,
      message: 403,
      messageInChat: 403,
    })
    assert.notInclude(search, 'Ben')
    assert.equal(page.status, 404)
    assert.deepEqual(after, everywhere(true))
  })

  test('is shown to partners who write, before it costs anything; others find no one', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const eve = await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'male' })
    await giveCredits(eve, 1000)
    await pause(ben)
    const { credits } = (await ann.browser.get('/api/user.php')).body.user

    const talk = await ann.browser.get(`/api/chats/${conversation}/messages`)
    const refused = await writeIn(conversation, ann)
    const unknown = await write(eve, ben.profile)

    assert.containSubset(talk.body, {
      profile: { name: 'Ben', status: 'disabled', online: false },
      composer: { can_send: false, refusal: 'partner_unavailable' },
    })
    assert.equal(refused.status, 403)
    assert.equal(refused.body.errors[0].code, 'partner_unavailable')
    assert.equal((await ann.browser.get('/api/user.php')).body.user.credits, credits)
    assert.equal(unknown.status, 404)
  })

  test('lets a hidden member contact no one', async ({ assert }) => {
    const { ann, ben } = cast
    await pause(ben)

    const like = await ben.browser.post(`/api/likes/${peer.id}`)
    const message = await writeIn(conversation, ben)
    const talk = await ben.browser.get(`/api/chats/${conversation}/messages`)
    const introduced = await ben.browser.get('/api/auto-like.php')

    assert.deepEqual([like.status, like.body.errors[0].code], [403, 'profile_paused'])
    assert.deepEqual([message.status, message.body.errors[0].code], [403, 'profile_paused'])
    assert.equal(talk.body.composer.refusal, 'profile_paused')
    assert.equal(introduced.status, 204)
    assert.equal((await ann.browser.get(`/api/members/${ben.profile.id}`)).status, 404)
  })

  test('keeps the team from answering in the name of a fictional profile', async ({ assert }) => {
    const { rosa, ben, fay } = cast
    const { version } = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ben, fay, version)
    const { id } = (await write(ben, fay)).body.conversation
    await pause(ben)

    const answer = () => asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(id), 'Hello'))

    await assert.rejects(answer)
    await pause(ben, false)
    await answer()
  })

  test('leaves blocked members in the list of blocks', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    await pause(ben)

    const { body } = await ann.browser.get('/api/blocks')

    assert.containSubset(body.blocks, [{ id: ben.profile.id }])
  })

  test('is for visible members: before activation there is nothing to hide', async ({ assert }) => {
    const { cleo } = cast

    const { status, body } = await pause(cleo)

    assert.deepEqual([status, body.errors[0].code], [403, 'activation_required'])
    const { user } = (await pause(cleo, false)).body
    assert.containSubset(user, { paused: false, status: 'not_confirmed', profile: { status: 'disabled' } })
  })

  test('takes yes or no, and is refused to visitors', async ({ assert }) => {
    const odd = await cast.ben.browser.put('/api/user.php', { paused: 'yes' })
    const visitor = await new Visitor(cast.rosa.host).put('/api/user.php', { paused: true })

    assert.deepEqual([odd.status, odd.body.errors[0].field], [422, 'paused'])
    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)
  })
})
