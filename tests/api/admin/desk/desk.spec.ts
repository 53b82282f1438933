import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows, write, writeIn } from '../../chat/conversing.ts'
import { newStaff } from '../staff_of.ts'
import { answer, deskPath, letDeskTimePass, takeNext, writeTo } from './desk_scene.ts'

test.group('The desk', (group) => {
  let cast: Cast
  let kim: Visitor
  let lou: Visitor
  let dora: Person
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    lou = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'female' })
  })

  const messagesOf = async (person: Person, conversation: string) =>
    (await person.browser.get(`/api/chats/${conversation}/messages`)).body.messages

  test('gives whoever asks the conversation whose member waits longest, and each to one alone', async ({ assert }) => {
    const first = await writeTo(cast.fay, cast.ann)
    const second = await writeTo(cast.fay, dora)

    const kims = await takeNext(kim, [cast.rosa])
    const lous = await takeNext(lou, [cast.rosa])
    const nothing = await takeNext(kim, [], [first])

    assert.deepEqual([kims.chat.id, lous.chat.id], [first, second])
    assert.equal(kims.waiting, 2)
    assert.isNull(nothing.chat)
    assert.containSubset(kims.chat, {
      tenant: { id: cast.rosa.id, name: 'rosa' },
      profile: { id: cast.fay.id, name: 'Fay' },
      member: { name: 'Ann', country: 'GB' },
      language: 'en',
      label: 'fictional profile',
      messages: [{ seq: 1, side: 'member', kind: 'text', body: 'Good evening' }],
    })
  })

  test('sends an answer, as written by the team, and then nobody waits', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const { status, body } = await answer(kim, taken)

    assert.equal(status, 201)
    assert.deepEqual(body, { seq: 2 })
    assert.containSubset((await messagesOf(cast.ann, conversation)).at(-1), {
      body: 'Good evening to you',
      by_team: true,
    })
    assert.isNull((await takeNext(lou, [cast.rosa])).chat)
    assert.equal(await countRows(cast.rosa, 'app.desk_answers where waiting_since is not null'), 1)
  })

  test('answers once when the same answer arrives twice, even at the same moment', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const both = await Promise.all([answer(kim, taken, 'Hello', 'key'), answer(kim, taken, 'Hello', 'key')])
    const again = await answer(kim, taken, 'Hello', 'key')
    const other = await answer(kim, taken, 'Goodbye', 'key')

    assert.deepEqual(
      [...both, again].map(({ status, body }) => [status, body.seq]),
      [
        [201, 2],
        [201, 2],
        [201, 2],
      ]
    )
    assert.equal(other.body.errors[0].code, 'idempotency_key_reused')
    assert.lengthOf(await messagesOf(cast.ann, conversation), 2)
  })

  test('takes no other answer for a repeated one, though it begins the same or the mark stands below it', async ({
    assert,
  }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    await writeIn(conversation, cast.ann, 'Are you real?')
    const taken = await takeNext(kim, [cast.rosa])

    const first = await answer(kim, taken, 'Hi\nthere', 'key')
    const again = await answer(kim, taken, 'Hi\nthere', 'key')
    const marked = (await messagesOf(cast.ann, conversation)).at(-1).body
    const others = [await answer(kim, taken, 'Hi', 'key'), await answer(kim, taken, marked, 'key')]

    assert.deepEqual([first.status, again.status, again.body.seq], [201, 201, first.body.seq])
    assert.equal(marked, 'Hi\nthere\n(fictional profile, written by our team)')
    for (const { body } of others) assert.equal(body.errors[0].code, 'idempotency_key_reused')
  })

  test('refuses who lost the conversation, and keeps it for who has it', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const lost = await takeNext(kim, [cast.rosa])
    await letDeskTimePass(cast.rosa, 3)
    const taken = await takeNext(lou, [cast.rosa])

    const refused = [
      await answer(kim, lost),
      await kim.put(deskPath(lost, '/lease'), { lease: lost.lease.number }),
      await kim.post(deskPath(lost), { lease: lost.lease.number }),
      await kim.post(deskPath(lost, '/closing'), { lease: lost.lease.number, seen: 1 }),
    ]
    const { status } = await answer(lou, taken)

    for (const one of refused) {
      assert.equal(one.status, 409)
      assert.equal(one.body.errors[0].code, 'desk_chat_lost')
    }
    assert.equal(status, 201)
    assert.lengthOf(await messagesOf(cast.ann, conversation), 2)
  })

  test('refuses an answer to what the member has followed up meanwhile, and shows that first', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])
    await writeIn(conversation, cast.ann, 'Are you there?')

    const refused = await answer(kim, taken)
    const kept = await kim.put(deskPath(taken, '/lease'), { lease: taken.lease.number, writing: true })
    const { body } = await kim.post(deskPath(taken), { lease: taken.lease.number })
    const sent = await answer(kim, { ...taken, chat: body.chat })

    assert.equal(refused.status, 409)
    assert.containSubset(refused.body.errors[0], { code: 'desk_chat_moved_on', meta: { last_seq: 2 } })
    assert.equal(kept.body.last_seq, 2)
    assert.lengthOf(body.chat.messages, 2)
    assert.equal(sent.status, 201)
  })

  test('refuses a denial, and the conversation stays with whoever wrote it', async ({ assert }) => {
    await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const { status, body } = await answer(kim, taken, 'I am a real woman, I live in Leeds')

    assert.equal(status, 422)
    assert.containSubset(body.errors[0], { code: 'denies_fictional', field: 'body' })
    assert.equal((await answer(kim, taken, 'Tell me about your day')).status, 201)
  })

  test('takes a conversation off the queue that needs no answer, until the member writes again', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const { status } = await kim.post(deskPath(taken, '/closing'), { lease: taken.lease.number, seen: 1 })
    const after = await takeNext(kim, [cast.rosa])
    await writeIn(conversation, cast.ann, 'One more thing')
    const again = await takeNext(lou, [cast.rosa])

    assert.equal(status, 204)
    assert.isNull(after.chat)
    assert.equal(again.chat.id, conversation)
  })

  test('lets go of a conversation, so that somebody else has it at once', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    await kim.delete(deskPath(taken, '/lease'), { lease: taken.lease.number })

    assert.equal((await takeNext(lou, [cast.rosa])).chat.id, conversation)
    assert.equal((await answer(kim, taken)).status, 409)
  })

  test('does not let wait who can’t be answered: paused, shut out, or of real members only', async ({ assert }) => {
    await writeTo(cast.fay, cast.ann)
    await asOwner(
      (owner) => owner.query('update app.members set show_fictional = false where id = $1', [cast.ann.member.id]),
      cast.rosa
    )

    const taken = await takeNext(kim, [cast.rosa])

    assert.isNull(taken.chat)
    assert.equal(taken.waiting, 0)
  })

  test('never tells anything of a member’s address, mail address or payments', async ({ assert }) => {
    const { ann } = cast
    await asOwner(
      (owner) => owner.query(`update app.profiles set city = 'Secretville' where id = $1`, [ann.profile.id]),
      cast.rosa
    )
    await writeTo(cast.fay, ann)
    const taken = await takeNext(kim, [cast.rosa])
    const answers = [
      taken,
      (await kim.put(deskPath(taken, '/lease'), { lease: taken.lease.number })).body,
      (await kim.post(deskPath(taken), { lease: taken.lease.number })).body,
      (await answer(kim, taken)).body,
    ]

    const told = JSON.stringify(answers)
    for (const secret of [ann.member.email, ann.member.id, 'Secretville', 'credits', 'paid', '@'])
      assert.notInclude(told, secret)
    assert.equal((await kim.get(`/api/members/${ann.member.id}?tenant_id=${cast.rosa.id}`)).status, 403)
    assert.equal((await kim.get(`/api/orders?filter=${JSON.stringify({ tenant_id: cast.rosa.id })}`)).status, 403)
  })

  test('shows only conversations of brands where somebody answers, the longest wait of all of them first', async ({
    assert,
  }) => {
    const elsewhere = await newCast()
    const both = await newStaff([
      { brand: cast.rosa, role: 'desk' },
      { brand: elsewhere.rosa, role: 'operator' },
    ])
    const early = await writeTo(elsewhere.fay, elsewhere.ann)
    const late = await writeTo(cast.fay, cast.ann)

    const own = await takeNext(kim, [cast.rosa, elsewhere.rosa])
    await kim.delete(deskPath(own, '/lease'), { lease: own.lease.number })
    const first = await takeNext(both, [cast.rosa, elsewhere.rosa])
    const second = await takeNext(both, [], [early])

    assert.deepEqual([own.chat.id, own.waiting], [late, 1])
    assert.deepEqual([first.chat.id, first.waiting], [early, 2])
    assert.equal(second.chat.id, late)
    assert.equal((await kim.post(deskPath(first), { lease: first.lease.number })).status, 404)
  })

  test('counts by itself what a member wrote', async ({ assert }) => {
    const conversation = await writeTo(cast.fay, cast.ann)
    let found = await takeNext(kim, [])
    for (let waited = 0; !found.chat && waited < 50; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 40))
      found = await takeNext(kim, [])
    }

    assert.equal(found.chat.id, conversation)
  })

  test('is closed to everybody but the desk and operators', async ({ assert }) => {
    await writeTo(cast.fay, cast.ann)
    for (const role of ['support', 'moderator', 'finance', 'read_only'])
      assert.equal((await (await newStaff([{ brand: cast.rosa, role }])).post('/api/desk/next', {})).status, 403)
    assert.equal((await write(cast.ann, cast.fay, 'And now?')).status, 201)
  })
})
