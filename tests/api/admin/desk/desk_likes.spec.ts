import { test } from '@japa/runner'
import { forgetDeskLikes } from '@manyhearts/api/app/chat/desk/forget_desk_likes'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows, writeIn } from '../../chat/conversing.ts'
import { brokenRules } from '../../credits/shop.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { newStaff } from '../staff_of.ts'
import { answer, answerWithPhoto, deskPath, newProfilePhoto, NO_NOTES, takeNext, writeTo } from './desk_scene.ts'

test.group('Who liked a fictional profile and has not written', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
  })

  const like = (person: Person) => person.browser.post(`/api/likes/${cast.fay.id}`)
  const unlike = (person: Person) => person.browser.delete(`/api/likes/${cast.fay.id}`)
  const likes = () => countRows(cast.rosa, 'app.desk_likes where tenant_id = $1', cast.rosa.id)
  const chatsOf = async (person: Person) => (await person.browser.get('/api/chats.php')).body
  const change = (sql: string, values: unknown[] = [cast.ann.member.id]) =>
    asOwner((owner) => owner.query(sql, values), cast.rosa)

  test('is written to once, free of charge and as written by the team; until then there is no conversation', async ({
    assert,
  }) => {
    await like(cast.ann)
    const taken = await takeNext(kim, [cast.rosa])
    await kim.put(deskPath(taken, '/lease'), { lease: taken.lease.number, writing: true })
    const before = await chatsOf(cast.ann)
    const conversations = await countRows(cast.rosa, 'app.conversations where tenant_id = $1', cast.rosa.id)

    const { status, body } = await answer(kim, taken, 'Hello Ann', 'key')
    const again = await answer(kim, taken, 'Hello Ann', 'key')

    assert.containSubset(taken, { waiting: 0, liked: 1 })
    assert.containSubset(taken.chat, { waiting_since: null, last_seq: 0, messages: [], member: { name: 'Ann' } })
    assert.isString(taken.chat.liked_at)
    assert.deepEqual([before.chats, conversations], [[], 0])
    assert.deepEqual([status, body, again.status, again.body], [201, { seq: 1 }, 201, { seq: 1 }])
    const [chat] = (await chatsOf(cast.ann)).chats
    assert.equal(chat.profile.fictional.label, 'fictional profile')
    const page = (await cast.ann.browser.get(`/api/chats/${chat.conversation.id}/messages`)).body
    assert.containSubset(page.messages, [{ seq: 1, body: 'Hello Ann', by_team: true, mine: false }])
    assert.equal(page.composer.free_replies_left, 0)
    assert.deepEqual(
      [await likes(), await countRows(cast.rosa, 'app.ledger_transactions where tenant_id = $1', cast.rosa.id)],
      [
        0,
        await countRows(
          cast.rosa,
          `app.ledger_transactions where tenant_id = $1 and kind = 'signup_bonus'`,
          cast.rosa.id
        ),
      ]
    )
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is written to no second time: not after another like, nor before they answer', async ({ assert }) => {
    await like(cast.ann)
    await answer(kim, await takeNext(kim, [cast.rosa]))
    await unlike(cast.ann)
    await like(cast.ann)

    const next = await takeNext(kim, [cast.rosa])
    const { conversation } = (await chatsOf(cast.ann)).chats[0]
    const unread = await writeIn(conversation.id, cast.ann, 'Good evening to you')
    const written = await writeTo(cast.fay, cast.ann, 'Good evening to you')
    const taken = await takeNext(kim, [cast.rosa])

    assert.isNull(next.chat)
    assert.equal(unread.body.errors[0].code, 'fictional_consent_required')
    assert.equal(written, conversation.id)
    assert.containSubset(taken.chat, { id: conversation.id, liked_at: null, last_seq: 2 })
    assert.equal((await answer(kim, taken)).status, 201)
  })

  test('comes after all who wrote, and is left out where only those are asked for', async ({ assert }) => {
    const dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'female' })
    await like(cast.ann)
    await writeTo(cast.fay, dora)

    const first = await takeNext(kim, [cast.rosa])
    const second = await takeNext(kim, [], [first.chat.id])
    await kim.delete(deskPath(second, '/lease'), { lease: second.lease.number })
    const { body: written } = await kim.post('/api/desk/next', { except: [first.chat.id], written_only: true })

    assert.deepEqual([first.chat.member.name, second.chat.member.name, written.chat], ['Dora', 'Ann', null])
    assert.deepEqual([first.waiting, first.liked, written.liked], [1, 1, 1])
  })

  test('may get a photo as the first message', async ({ assert }) => {
    const photo = await newProfilePhoto(cast.rosa, cast.fay)
    await like(cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const sent = await answerWithPhoto(kim, taken, { photo }, 'key')
    const again = await answerWithPhoto(kim, taken, { photo }, 'key')

    assert.deepEqual([sent.status, again.status, again.body.seq], [201, 201, 1])
    const { conversation } = (await chatsOf(cast.ann)).chats[0]
    const { messages } = (await cast.ann.browser.get(`/api/chats/${conversation.id}/messages`)).body
    assert.containSubset(messages, [{ kind: 'photo', by_team: true, photo: { covered: true } }])
  })

  test('who wrote meanwhile is not written to as if they hadn’t, and nothing is sent of what was begun', async ({
    assert,
  }) => {
    await like(cast.ann)
    const taken = await takeNext(kim, [cast.rosa])
    const conversation = await writeTo(cast.fay, cast.ann)

    const refused = [
      await kim.put(deskPath(taken, '/lease'), { lease: taken.lease.number }),
      await answer(kim, taken),
      await kim.put(deskPath(taken, '/notes'), { lease: taken.lease.number, notes: NO_NOTES }),
      await kim.post(deskPath(taken, '/flags'), { lease: taken.lease.number, reason: 'money' }),
    ]
    const next = await takeNext(kim, [cast.rosa])

    for (const { status, body } of refused) assert.deepEqual([status, body.errors[0].code], [409, 'desk_chat_lost'])
    assert.containSubset(next, { liked: 0, chat: { id: conversation, liked_at: null, last_seq: 1 } })
    await asTenant(cast.rosa, forgetDeskLikes)
    assert.equal(await likes(), 0)
  })

  test('two of the desk don’t write to the same one', async ({ assert }) => {
    const lou = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    await like(cast.ann)
    const lost = await takeNext(kim, [cast.rosa])
    await change(`update app.desk_likes set lease_until = now() - interval '1 minute' where tenant_id = $1`, [
      cast.rosa.id,
    ])
    const taken = await takeNext(lou, [])

    const sent = await Promise.all([answer(kim, lost, 'Hello from Kim'), answer(lou, taken, 'Hello from Lou')])
    const late = await kim.post(deskPath(lost, '/closing'), { lease: lost.lease.number, seen: 0 })

    assert.deepEqual(
      sent.map(({ status }) => status),
      [409, 201]
    )
    assert.oneOf(late.status, [404, 409])
    assert.equal(await countRows(cast.rosa, 'app.messages where tenant_id = $1', cast.rosa.id), 1)
  })

  test('needs none: the like is closed and stays a like', async ({ assert }) => {
    await like(cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const { status } = await kim.post(deskPath(taken, '/closing'), { lease: taken.lease.number, seen: 0 })

    assert.deepEqual([status, await likes(), (await takeNext(kim, [cast.rosa])).chat], [204, 0, null])
    assert.lengthOf((await cast.ann.browser.get('/api/likes.php')).body.given, 1)
  })

  test('is forgotten when the like is taken back, its member blocks or is erased, and after two weeks', async ({
    assert,
  }) => {
    const { ann } = cast
    await like(ann)
    await unlike(ann)
    const takenBack = await likes()
    await like(ann)
    await ann.browser.post(`/api/blocks/${cast.fay.id}`)
    const blocked = await likes()
    await ann.browser.delete(`/api/blocks/${cast.fay.id}`)
    await unlike(ann)
    await like(ann)
    await change(`update app.desk_likes set liked_at = now() - interval '13 days' where tenant_id = $1`, [cast.rosa.id])
    const inTime = (await takeNext(kim, [cast.rosa])).chat.member.name
    await change(
      `update app.desk_likes set liked_at = now() - interval '15 days', lease_by = null, lease_until = null
      where tenant_id = $1`,
      [cast.rosa.id]
    )
    const late = await takeNext(kim, [cast.rosa])
    await asTenant(cast.rosa, forgetDeskLikes)
    const forgotten = await likes()
    await unlike(ann)
    await like(ann)
    await leave(ann)
    await letDaysPass(ann, 15)
    await eraseWhoseTimeHasCome(cast.rosa)

    assert.deepEqual([takenBack, blocked, inTime, late.chat, forgotten, await likes()], [0, 0, 'Ann', null, 0, 0])
  })

  test('is not written to while paused, not activated, or for real members only', async ({ assert }) => {
    await like(cast.ann)
    const nobody: unknown[] = []
    for (const [off, on] of [
      ['app.members set show_fictional = false', 'app.members set show_fictional = true'],
      [`app.members set status = 'suspended'`, `app.members set status = 'active'`],
    ] as const) {
      await change(`update ${off} where id = $1`)
      nobody.push((await takeNext(kim, [cast.rosa])).chat)
      await change(`update ${on} where id = $1`)
    }
    await cast.ann.browser.put('/api/user.php', { paused: true })
    nobody.push((await takeNext(kim, [cast.rosa])).chat)

    assert.deepEqual(nobody, [null, null, null])
  })

  test('a real member’s profile that is liked, and a fictional one’s own like, are nobody’s to answer', async ({
    assert,
  }) => {
    await cast.ann.browser.post(`/api/likes/${cast.ben.profile.id}`)
    await change(
      `insert into app.likes (tenant_id, from_profile_id, to_profile_id, automatic) values ($1, $2, $3, true)`,
      [cast.rosa.id, cast.fay.id, cast.ann.profile.id]
    )

    assert.deepEqual([await likes(), (await takeNext(kim, [cast.rosa])).liked], [0, 0])
  })

  test('the desk’s figures tell how many there are, and how many were written to', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'female' })
    await like(cast.ann)
    await answer(kim, await takeNext(kim, [cast.rosa]))
    await like(dora)

    const { body } = await sam.get(`/api/tenants/${cast.rosa.id}/desk_figures`)

    assert.containSubset(body, {
      waiting: 0,
      liked: 1,
      firsts: 1,
      all: { answers: 1, median_wait: null, in_time: null },
    })
  })

  test('never tells anything of their address, mail address or payments', async ({ assert }) => {
    const { ann } = cast
    await change(`update app.profiles set city = 'Secretville' where member_id = $1`)
    await like(ann)
    const taken = await takeNext(kim, [cast.rosa])
    const told = JSON.stringify([
      taken,
      (await kim.put(deskPath(taken, '/lease'), { lease: taken.lease.number })).body,
      (await kim.post(deskPath(taken), { lease: taken.lease.number })).body,
      (await answer(kim, taken)).body,
    ])

    for (const secret of [ann.member.email, ann.member.id, 'Secretville', 'credits', 'paid', '@'])
      assert.notInclude(told, secret)
  })
})
