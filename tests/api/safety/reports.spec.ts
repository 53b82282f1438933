import { test } from '@japa/runner'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { giveCredits, write, writeIn } from '../chat/conversing.ts'
import { addPhotos } from '../members/add_photos.ts'
import { placesMet } from '../members/places_met.ts'
import { decide, report } from './complaining.ts'

const HOUR = 3_600_000

test.group('Reporting', (group) => {
  let cast: Cast
  let conversation: string
  let peer: Profile

  group.each.setup(async () => {
    cast = await newCast()
    const { rosa, ann, ben } = cast
    await Promise.all([giveCredits(ann, 1000), giveCredits(ben, 1000)])
    conversation = (await write(ann, ben.profile)).body.conversation.id
    peer = (await newPerson(rosa, { name: 'Ida', gender: 'female', looking_for: 'both' })).profile
  })

  const approach = async (from: Person, { profile }: Person) => {
    await from.browser.delete(`/api/likes/${profile.id}`)
    await from.browser.post(`/api/likes/${profile.id}`)
    return write(from, profile)
  }
  const photosSeen = async ({ browser }: Person, { profile }: Person) =>
    (await browser.get(`/api/members/${profile.id}`)).body.profile.photos.map(({ id }: { id: string }) => id)
  const urgent = { reason: 'under_18' }

  test('gives a number and a link, by mail too, and says until when it is decided', async ({ assert }) => {
    const { ann, ben } = cast

    const { status, body } = await report(ann, 'profile', ben.profile.id, { words: 'The photos are of a film star.' })

    assert.equal(status, 201)
    const { complaint, token } = body
    assert.match(complaint.number, /^C-[2-9A-Z]{8}$/)
    assert.containSubset(complaint, { subject_kind: 'profile', reason: 'fake', status: 'open', outcome: null })
    const after = (at: string) => Date.parse(at) - Date.parse(complaint.created_at)
    assert.deepEqual([after(complaint.answer_due_at), after(complaint.due_at)], [24 * HOUR, 7 * 24 * HOUR])
    const mail = await newestMailTo(ann.member.email)
    assert.include(mail.subject!, complaint.number)
    assert.equal(tokenIn(mail), token)
    assert.notInclude(mail.text!, 'film star')
    assert.deepEqual((await ben.browser.get(`/api/complaints/${token}`)).body.complaint, complaint)
    assert.equal((await ann.browser.get(`/api/tokens/${token}`)).body.purpose, 'complaint')
    assert.equal((await cast.dora.browser.get(`/api/complaints/${token}`)).status, 404)
  })

  test('is decided within the hour where someone may be under 18 or is shown against their will', async ({
    assert,
  }) => {
    const { ann, ben } = cast
    const message = (await writeIn(conversation, ben)).body.message.id

    for (const reason of ['under_18', 'intimate']) {
      const { complaint } = (await report(ann, 'message', message, { reason })).body ?? {}
      if (reason === 'under_18') assert.equal(Date.parse(complaint.due_at) - Date.parse(complaint.created_at), HOUR)
      else assert.isUndefined(complaint, 'it is shown to her no more')
    }
  })

  test('twice for the same reason is once, until it is decided', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const first = await report(ann, 'profile', ben.profile.id)

    const [again, atOnce] = await Promise.all([
      report(ann, 'profile', ben.profile.id, { words: 'Really' }),
      report(ann, 'profile', ben.profile.id, { block: true }),
    ])

    assert.deepEqual([again.status, again.body, atOnce.body], [200, first.body, first.body])
    assert.lengthOf((await ann.browser.get('/api/blocks')).body.blocks, 1, 'one may block afterwards')
    await decide(rosa, first.body.complaint.number, 'warned')
    assert.equal((await report(ann, 'profile', ben.profile.id)).status, 404)
    assert.containSubset((await ann.browser.get(`/api/complaints/${first.body.token}`)).body.complaint, {
      status: 'decided',
      outcome: 'warned',
    })
    assert.lengthOf(await mailsTo(ann.member.email), 1)
  })

  test('hides a profile from the reporter, in every place, and from no one else', async ({ assert }) => {
    const { ann, ben } = cast
    await approach(ben, ann)

    await report(ann, 'profile', ben.profile.id)
    const met = await placesMet(ann, ben, peer, conversation)

    assert.deepEqual(new Set(Object.values(met)), new Set([false]))
    assert.equal((await ben.browser.get(`/api/members/${ann.profile.id}`)).status, 200)
    assert.equal((await cast.cleo.browser.get(`/api/members/${ben.profile.id}`)).status, 200)
  })

  test('lets no one pay for words that never arrive', async ({ assert }) => {
    const { ann, ben } = cast
    const before = (await ben.browser.get('/api/user.php')).body.user.credits
    await report(ann, 'profile', ben.profile.id)

    const { status, body } = await writeIn(conversation, ben, 'Why so quiet?')

    assert.deepEqual([status, body.errors[0].code], [403, 'partner_unavailable'])
    assert.equal((await ben.browser.get('/api/user.php')).body.user.credits, before)
  })

  test('hides a photo from the reporter', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    const [main, second] = await addPhotos(rosa, ben.profile, ['one', 'two'])

    const { status } = await report(ann, 'photo', main!.id, { reason: 'stolen' })

    assert.equal(status, 201)
    assert.deepEqual(await photosSeen(ann, ben), [second!.id])
    assert.deepEqual(await photosSeen(cleo, ben), [main!.id, second!.id])
    const { results } = (await ann.browser.get('/api/members?gender=male')).body
    assert.isNull(results.find(({ name }: { name: string }) => name === 'Ben').main_image)
  })

  test('hides a message from the reporter, and leaves its place', async ({ assert }) => {
    const { ann, ben } = cast
    const { id } = (await writeIn(conversation, ben, 'Send me 500 euros')).body.message

    const { status } = await report(ann, 'message', id, { reason: 'money' })

    assert.equal(status, 201)
    const { messages } = (await ann.browser.get(`/api/chats/${conversation}/messages`)).body
    assert.containSubset(messages.at(-1), { id, body: '', reported: true })
    const { last_message } = (await ann.browser.get('/api/chats.php')).body.chats[0].conversation
    assert.containSubset(last_message, { body: '', reported: true })
    const own = (await ben.browser.get(`/api/chats/${conversation}/messages`)).body.messages.at(-1)
    assert.containSubset(own, { body: 'Send me 500 euros', reported: false })
  })

  test('hides a profile for everyone at once where it is urgent, and tells its owner without a name', async ({
    assert,
  }) => {
    const { ann, ben, cleo } = cast

    await report(ann, 'profile', ben.profile.id, urgent)

    assert.equal((await cleo.browser.get(`/api/members/${ben.profile.id}`)).status, 404)
    const { user } = (await ben.browser.get('/api/user.php')).body
    assert.containSubset(user, { under_review: true, profile: { status: 'disabled' } })
    const { subject, text } = await newestMailTo(ben.member.email)
    assert.match(subject!, /hidden for now/)
    assert.include(text!, 'under 18')
    assert.notInclude(text!, 'Ann')
    const refused = await ben.browser.post(`/api/likes/${peer.id}`)
    assert.deepEqual([refused.status, refused.body.errors[0].code], [403, 'profile_under_review'])
    assert.equal((await write(ben, peer)).body.errors[0].code, 'profile_under_review')
    await ben.browser.put('/api/user.php', { paused: true })
    await ben.browser.put('/api/user.php', { paused: false })
    assert.equal((await cleo.browser.get(`/api/members/${ben.profile.id}`)).status, 404, 'a pause brings nobody back')
  })

  test('hides a photo for everyone at once where it is urgent: moderators look at it', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    const [main, second] = await addPhotos(rosa, ben.profile, ['one', 'two'])

    await report(ann, 'photo', main!.id, { reason: 'intimate' })

    assert.deepEqual(await photosSeen(cleo, ben), [second!.id])
    const own = (await ben.browser.get('/api/photos')).body.photos
    assert.containSubset(own, [{ id: main!.id, status: 'pending' }])
    assert.match((await newestMailTo(ben.member.email)).text!, /only you can see it/)
  })

  test('hides a message from its only reader where it is urgent; its sender does not learn who reported it', async ({
    assert,
  }) => {
    const { ann, ben } = cast
    const { id } = (await writeIn(conversation, ben, 'I am fifteen')).body.message

    await report(ann, 'message', id, urgent)

    const newest = async ({ browser }: Person) =>
      (await browser.get(`/api/chats/${conversation}/messages`)).body.messages.at(-1)
    assert.containSubset(await newest(ann), { id, body: '', reported: true })
    assert.containSubset(await newest(ben), { id, body: 'I am fifteen', reported: false })
    await newestMailTo(ann.member.email)
    assert.deepEqual(await mailsSoFar(ben.member.email), [])
  })

  test('hides nothing for others after reports of unactivated members, nor again what was found right', async ({
    assert,
  }) => {
    const { rosa, ann, ben, cleo } = cast
    const eve = await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'male' })
    const seen = async () => (await eve.browser.get(`/api/members/${ben.profile.id}`)).status

    const { number } = (await report(cleo, 'profile', ben.profile.id, urgent)).body.complaint
    assert.equal(await seen(), 200)
    await decide(rosa, number, 'no_breach')
    const again = await report(ann, 'profile', ben.profile.id, urgent)

    assert.equal(again.status, 201)
    assert.equal(await seen(), 200)
    assert.isFalse((await ben.browser.get('/api/user.php')).body.user.under_review)
  })

  test('blocks too where that is wanted, and taking the block back shows both again', async ({ assert }) => {
    const { ann, ben } = cast

    await report(ann, 'profile', ben.profile.id, { block: true })

    assert.equal((await ben.browser.get(`/api/members/${ann.profile.id}`)).status, 404)
    assert.lengthOf((await ann.browser.get('/api/blocks')).body.blocks, 1)
    await ann.browser.delete(`/api/blocks/${ben.profile.id}`)
    assert.equal((await ann.browser.get(`/api/members/${ben.profile.id}`)).status, 200)
  })

  test('what a member can’t see can’t be reported', async ({ assert }) => {
    const { rosa, vlam, ann, ben, cleo, dora } = cast
    const [, , locked] = await addPhotos(rosa, ben.profile, ['one', 'two', 'three'])
    const [waiting] = await addPhotos(rosa, ben.profile, ['four'], 'pending')
    const [foreign] = await addPhotos(vlam, dora.profile, ['five'])
    const theirs = (await writeIn(conversation, ben)).body.message.id
    const hers = (await writeIn(conversation, ann)).body.message.id

    for (const [what, answer] of Object.entries({
      'another brand’s': report(ann, 'profile', dora.profile.id),
      'another brand’s photo': report(ann, 'photo', foreign!.id),
      'somebody nobody sees yet': report(ben, 'profile', cleo.profile.id),
      oneself: report(ann, 'profile', ann.profile.id),
      nobody: report(ann, 'profile', '1'),
      'a locked photo': report(ann, 'photo', locked!.id),
      'a photo that waits': report(ann, 'photo', waiting!.id),
      'one’s own photo': report(ben, 'photo', locked!.id),
      'a message of others': report(cleo, 'message', theirs),
      'one’s own message': report(ann, 'message', hers),
      'a message by the id of a person': report(ann, 'message', ben.profile.id),
    }))
      assert.equal((await answer).status, 404, what)
  })

  test('a visitor can’t report, and a report needs a reason', async ({ assert }) => {
    const { ann, ben } = cast
    const visitor = { browser: new Visitor(cast.rosa.host) }

    const refused = await report(visitor, 'profile', ben.profile.id)
    const unfounded = await report(ann, 'profile', ben.profile.id, { reason: 'ugly' })

    assert.deepEqual([refused.status, refused.body.authentication_required], [403, true])
    assert.deepEqual([unfounded.status, unfounded.body.errors[0].field], [422, 'reason'])
  })
})
