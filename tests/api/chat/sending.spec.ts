import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { countRows, giveCredits, makePremium, newSuitor, write, writeIn } from './conversing.ts'

test.group('Writing to a member', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { message_length: 60 } })
    await giveCredits(cast.ann, 1000)
    await makePremium(cast.ann)
  })

  test('a message is stored, charged, and answered with the terms for the next one', async ({ assert }) => {
    const { status, body } = await write(cast.ann, cast.ben.profile, '  Hello Ben  ', 'first')

    assert.equal(status, 201)
    assert.containSubset(body.message, {
      seq: 1,
      client_id: 'first',
      mine: true,
      body: 'Hello Ben',
      by_team: false,
      read: false,
    })
    assert.equal(body.credits, 990)
    assert.deepEqual(body.composer, {
      cost_credits: 10,
      price: { least_minor: 100, most_minor: 100, currency: 'GBP' },
      bonus_credits: 990,
      free_replies_left: 0,
      partner_answers_free: true,
      can_send: true,
      refusal: null,
      refusal_meta: null,
      max_length: 60,
      draft: null,
      notices: [],
    })
  })

  test('both write into one conversation', async ({ assert }) => {
    const first = await write(cast.ann, cast.ben.profile)

    const reply = await write(cast.ben, cast.ann.profile, 'Hello Ann')
    const next = await writeIn(first.body.conversation.id, cast.ann, 'How are you?')

    assert.equal(reply.body.conversation.id, first.body.conversation.id)
    assert.deepEqual(
      [reply.body.message.seq, next.body.message.seq],
      [first.body.message.seq + 1, first.body.message.seq + 2]
    )
  })

  test('two who write to each other at the same moment share one conversation', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    await giveCredits(women[0]!, 100)

    const [his, hers] = await Promise.all([write(suitor, women[0]!.profile), write(women[0]!, suitor.profile)])

    assert.deepEqual([his.status, hers.status], [201, 201])
    assert.equal(his.body.conversation.id, hers.body.conversation.id)
    assert.sameMembers([his.body.message.seq, hers.body.message.seq], [1, 2])
  })

  test('a member who was away for a while writes at once, and is shown as active again', async ({ assert }) => {
    const away = await newPerson(cast.rosa, { name: 'Away', gender: 'female', looking_for: 'male' })
    await giveCredits(away, 100)
    await asOwner(async (owner) => {
      const since = `now() - interval '1 hour'`
      await owner.query(`update app.sessions set last_used_at = ${since} where member_id = $1`, [away.member.id])
      await owner.query(`update app.profiles set last_active_at = ${since} where id = $1`, [away.profile.id])
    }, cast.rosa)

    const { status } = await write(away, cast.ben.profile)

    assert.equal(status, 201)
    assert.isTrue((await cast.ben.browser.get(`/api/members/${away.profile.id}`)).body.profile.online)
  })

  test('a message needs an idempotency key', async ({ assert }) => {
    for (const key of ['', ' ', 'k'.repeat(101)]) {
      const { status, body } = await write(cast.ann, cast.ben.profile, 'Hello', key)
      assert.equal(status, 400)
      assert.equal(body.errors[0].code, 'idempotency_key_missing')
    }
    assert.equal((await write(cast.ann, cast.ben.profile, 'Hello', 'k'.repeat(100))).status, 201)
  })

  test('an empty message, or one that is no text, is refused', async ({ assert }) => {
    for (const body of ['', ' \n ', '\u200b\u2060', 'a\0b', 'half \ud83d', 7, null, ['Hello']]) {
      const { status, body: answer } = await write(cast.ann, cast.ben.profile, body as string)
      assert.equal(status, 422, JSON.stringify(body))
      assert.equal(answer.errors[0].field, 'body')
    }
  })

  test('missing and unknown fields are refused', async ({ assert }) => {
    const send = (body: unknown) =>
      cast.ann.browser.post(`/api/members/${cast.ben.profile.id}/messages`, body, { 'idempotency-key': randomUUID() })

    const [nothing, unknownField] = [await send({}), await send({ body: 'Hi', price: 0 })]

    assert.deepEqual([nothing.status, unknownField.status], [422, 422])
    assert.equal(unknownField.body.errors[0].field, 'price')
  })

  test('a message has a maximum length, counted in characters', async ({ assert }) => {
    const fits = await write(cast.ann, cast.ben.profile, '💜'.repeat(60))
    const tooLong = await write(cast.ann, cast.ben.profile, '💜'.repeat(61))

    assert.equal(fits.status, 201)
    assert.equal(tooLong.status, 422)
    assert.containSubset(tooLong.body.errors[0], { code: 'message_too_long', field: 'body', meta: { max: 60 } })
  })

  test('no one writes to themselves, to an unknown id, to another brand’s member or to a disabled one', async ({
    assert,
  }) => {
    const gone = await newPerson(cast.rosa, { name: 'Gone', gender: 'male', looking_for: 'female', activated: false })
    const answers = []
    for (const id of [
      cast.ann.profile.id,
      '4711',
      'x',
      '9'.repeat(19),
      '9'.repeat(30),
      cast.dora.profile.id,
      gone.profile.id,
    ]) {
      answers.push(await write(cast.ann, { id }))
      answers.push(await cast.ann.browser.get(`/api/members/${id}/composer`))
    }

    assert.deepEqual([...new Set(answers.map(({ status, text }) => `${status} ${text}`))], [`404 ${answers[0]!.text}`])
  })

  test('the same key again is the same message; with another text or partner it is refused', async ({ assert }) => {
    const carl = await newPerson(cast.rosa, { name: 'Carl', gender: 'male', looking_for: 'female' })
    const sent = await write(cast.ann, cast.ben.profile, 'Once', 'once')

    const again = await write(cast.ann, cast.ben.profile, 'Once', 'once')
    const otherWords = await write(cast.ann, cast.ben.profile, 'Twice', 'once')
    const otherReceiver = await write(cast.ann, carl.profile, 'Once', 'once')

    assert.equal(again.status, 201)
    assert.deepEqual(again.body, sent.body)
    assert.deepEqual([otherWords.status, otherReceiver.status], [409, 409])
    assert.equal(otherWords.body.errors[0].code, 'idempotency_key_reused')
    assert.equal(await countRows(cast.rosa, 'app.messages where client_id = $1', 'once'), 1)
  })
})
