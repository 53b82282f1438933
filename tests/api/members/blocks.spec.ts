import { test } from '@japa/runner'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { acknowledge, giveCredits, write } from '../chat/conversing.ts'
import { placesMet } from './places_met.ts'

/** Likes again and writes, so that there is something new to find. */
async function approach(from: Person, { profile }: Person) {
  await from.browser.delete(`/api/likes/${profile.id}`)
  await from.browser.post(`/api/likes/${profile.id}`)
  return write(from, profile)
}

test.group('Blocking', (group) => {
  let cast: Cast
  let conversation: string
  let peers: { ann: Profile; ben: Profile }

  group.each.setup(async () => {
    cast = await newCast()
    const { rosa, ann, ben } = cast
    await Promise.all([giveCredits(ann, 1000), giveCredits(ben, 1000)])
    conversation = (await write(ann, ben.profile)).body.conversation.id
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await approach(ann, ben)
    peers = {
      ann: (await newPerson(rosa, { name: 'Ida', gender: 'female', looking_for: 'both' })).profile,
      ben: (await newPerson(rosa, { name: 'Gus', gender: 'male', looking_for: 'both' })).profile,
    }
  })

  for (const [who, viewing, shown] of [
    ['who blocks', 'ann', 'ben'],
    ['who is blocked', 'ben', 'ann'],
  ] as const) {
    test(`${who} no longer meets the other anywhere, and does everywhere again once it is taken back`, async ({
      assert,
    }) => {
      const [viewer, other] = [cast[viewing], cast[shown]]
      const seen = () => placesMet(viewer, other, peers[shown], conversation)
      const path = `/api/blocks/${cast.ben.profile.id}`
      await approach(other, viewer)
      const before = await seen()
      await approach(other, viewer)

      const blocked = await cast.ann.browser.post(path)
      const during = await seen()
      const taken = await cast.ann.browser.delete(path)
      const after = await seen()

      const everywhere = (there: boolean) =>
        Object.fromEntries(Object.keys(before).map((place) => [place, there])) as typeof before
      assert.deepEqual([blocked.status, blocked.text, taken.status], [204, '', 204])
      assert.deepEqual(before, everywhere(true))
      assert.deepEqual(during, everywhere(false))
      assert.deepEqual(after, everywhere(true))
    })
  }

  test('leaves a conversation untouched: neither member can read or delete it', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)

    for (const { browser } of [ann, ben]) {
      assert.equal((await browser.put(`/api/chats/${conversation}/read`, { seq: 2 })).status, 404)
      assert.equal((await browser.delete('/api/chat.php', { conversation })).status, 404)
    }

    await ann.browser.delete(`/api/blocks/${ben.profile.id}`)
    assert.equal((await ben.browser.get('/api/chats.php')).body.total_unread_messages, 2)
  })

  test('affects no one else', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const eve = await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'both' })
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)

    const { body } = await eve.browser.get('/api/members?gender=both')

    assert.includeMembers(
      body.results.map(({ name }: { name: string }) => name),
      ['Ann', 'Ben']
    )
    assert.equal((await new Visitor(rosa.host).get(`/api/members/${ben.profile.id}`)).status, 200)
  })

  test('is listed for the member who blocks, and shown to no one else', async ({ assert }) => {
    const { ann, ben, fay } = cast
    for (const { id } of [ben.profile, fay, ben.profile]) await ann.browser.post(`/api/blocks/${id}`)

    const { status, body } = await ann.browser.get('/api/blocks')

    assert.equal(status, 200)
    assert.lengthOf(body.blocks, 2)
    assert.containSubset(body.blocks, [
      { id: fay.id, name: 'Fay', fictional: { label: 'fictional profile' }, fictional_icon: true },
      { id: ben.profile.id, name: 'Ben', age: 35, fictional: null, fictional_icon: false },
    ])
    assert.equal(body.blocks[0].id, fay.id)
    assert.match(body.blocks[0].blocked_at, /^\d{4}-.*Z$/)
    assert.deepEqual((await ben.browser.get('/api/blocks')).body, { blocks: [], next: null })
  })

  test('is listed fifty at a time, each once, though others are blocked meanwhile', async ({ assert }) => {
    const { rosa, ann, ben, fay } = cast
    const people = await asTenant(rosa, () =>
      tenantRows<{ id: string }>(
        `with people as (
           insert into app.profiles (kind, status, name, gender, looking_for, date_of_birth, country, visible_to_visitors)
           select 'fictional', 'active', 'P' || each, 'female', 'both', '1990-01-01', 'GB', true from generate_series(1, 60) each
           returning id
         )
         insert into app.blocks (blocker_profile_id, blocked_profile_id, created_at)
         select :me, id, now() - interval '1 hour' from people returning blocked_profile_id::text as id`,
        { me: ann.profile.id }
      )
    )
    await ann.browser.post(`/api/blocks/${fay.id}`)

    const first = (await ann.browser.get('/api/blocks')).body
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    const second = (await ann.browser.get(`/api/blocks?cursor=${first.next}`)).body

    assert.deepEqual([first.blocks.length, second.blocks.length, second.next], [50, 11, null])
    assert.sameMembers(
      [...first.blocks, ...second.blocks].map(({ id }) => id),
      [fay.id, ...people.map(({ id }) => id)]
    )
    assert.equal((await ann.browser.get('/api/blocks?cursor=x')).status, 422)
  })

  test('can only be taken back by the member who began it', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)

    const { status } = await ben.browser.delete(`/api/blocks/${ann.profile.id}`)

    assert.equal(status, 204)
    assert.equal((await ben.browser.get(`/api/members/${ann.profile.id}`)).status, 404)
    assert.equal((await ben.browser.post(`/api/blocks/${ann.profile.id}`)).status, 404)
  })

  test('works on a partner with an unconfirmed address, but on no one else who is hidden', async ({ assert }) => {
    const { ann, ben, cleo, dora } = cast
    await giveCredits(cleo, 100)
    assert.equal((await ann.browser.post(`/api/blocks/${cleo.profile.id}`)).status, 404)
    await write(cleo, ann.profile)

    assert.equal((await ann.browser.post(`/api/blocks/${cleo.profile.id}`)).status, 204)
    assert.equal((await write(cleo, ann.profile)).status, 404)
    for (const id of [cleo.profile.id, dora.profile.id, ben.profile.id + '0', '1', 'x', '0'])
      assert.equal((await ben.browser.post(`/api/blocks/${id}`)).status, 404, id)
    assert.equal((await ben.browser.post(`/api/blocks/${ben.profile.id}`)).status, 404)
    assert.equal((await ben.browser.delete('/api/blocks/x')).status, 404)
  })

  test('holds for fictional profiles: no notice of theirs, no answer, no introduction', async ({ assert }) => {
    const { rosa, ben, fay } = cast
    const { version } = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
    await acknowledge(ben, fay, version)
    const { id } = (await write(ben, fay)).body.conversation
    await ben.browser.post(`/api/blocks/${fay.id}`)

    const consent = await ben.browser.post('/api/fictional-consents', { profile_id: fay.id, version })
    const answer = asTenant(rosa, async () => answerAsProfile(fay, await Conversation.findOrFail(id), 'Hello'))

    assert.equal(consent.status, 404)
    await assert.rejects(() => answer)
    assert.equal((await ben.browser.get('/api/auto-like.php')).status, 204)
    assert.equal((await write(ben, fay)).status, 404)
  })

  test('is refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    const path = `/api/blocks/${cast.ben.profile.id}`
    for (const { status, body } of [
      await visitor.get('/api/blocks'),
      await visitor.post(path),
      await visitor.delete(path),
    ]) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
