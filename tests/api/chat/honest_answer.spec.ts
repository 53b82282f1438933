import { test } from '@japa/runner'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import { DeniesFictional } from '@manyhearts/api/app/chat/conversations/chat_errors'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { acknowledge, countRows, giveCredits, write, writeIn } from './conversing.ts'

test.group('Who asks a fictional profile whether it is real', (group) => {
  let cast: Cast
  let conversation: string
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ann, 100)
    const { body } = await write(cast.ann, cast.fay)
    await acknowledge(cast.ann, cast.fay, body.errors[0].meta.version)
    conversation = (await write(cast.ann, cast.fay, 'Hello Fay')).body.conversation.id
  })

  const answer = (body: string) =>
    asTenant(cast.rosa, async () => answerAsProfile(cast.fay, await Conversation.findOrFail(conversation), body))
  const messagesSeen = async () => (await cast.ann.browser.get(`/api/chats/${conversation}/messages`)).body.messages

  test('is told the truth at once, by the system, and pays nothing', async ({ assert }) => {
    const { status, body } = await writeIn(conversation, cast.ann, 'Are you a real person?')

    assert.equal(status, 201)
    assert.equal(body.credits, 90)
    assert.containSubset(body.answer, { kind: 'system', mine: false, by_team: false, read: false })
    assert.equal(body.answer.seq, body.message.seq + 1)
    assert.match(body.answer.body, /^Fay isn’t a real person\. .* This question cost you nothing\.$/)
    assert.deepEqual((await messagesSeen()).at(-1), body.answer)
    const charged = `app.messages where conversation_id = $1 and ledger_transaction_id is not null`
    assert.equal(await countRows(cast.rosa, charged, conversation), 1)
  })

  test('is told in their language, and may ask without credits', async ({ assert }) => {
    const dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'female' })
    await dora.browser.put('/api/user.php', { language: 'nl' })
    const { body: refused } = await write(dora, cast.fay)
    await acknowledge(dora, cast.fay, refused.errors[0].meta.version)

    const ordinary = await write(dora, cast.fay, 'Hoi Fay')
    const { status, body } = await write(dora, cast.fay, 'are you a bot??')

    assert.equal(ordinary.body.errors[0].code, 'not_enough_credits')
    assert.equal(status, 201)
    assert.match(body.answer.body, /^Fay is geen echt persoon/)
  })

  test('is answered once when the same question arrives twice', async ({ assert }) => {
    await writeIn(conversation, cast.ann, 'are you real', 'same')
    const { status, body } = await writeIn(conversation, cast.ann, 'are you real', 'same')

    assert.equal(status, 201)
    assert.isNull(body.answer)
    assert.equal(
      await countRows(cast.rosa, `app.messages where conversation_id = $1 and kind = 'system'`, conversation),
      1
    )
  })

  test('may ask one profile after the other, and none of it is held', async ({ assert }) => {
    const asked = []
    for (let each = 0; each < 6; each++)
      asked.push(await writeIn(conversation, cast.ann, 'Tell me, are you a real person?'))

    assert.deepEqual(
      asked.map(({ body }) => [body.held, body.answer?.kind]),
      asked.map(() => [null, 'system'])
    )
  })

  test('is not answered by the system when a real member is asked', async ({ assert }) => {
    const { body } = await write(cast.ann, cast.ben.profile, 'Are you a real person?')

    assert.isNull(body.answer)
    assert.equal(body.credits, 80)
  })

  test('leaves the message unread by the team until the team answers', async ({ assert }) => {
    await writeIn(conversation, cast.ann, 'Are you real?')
    const unread = await asOwner(
      (owner) =>
        owner.query(
          `select num_unread_messages from app.conversation_sides where conversation_id = $1 and profile_id = $2`,
          [conversation, cast.fay.id]
        ),
      cast.rosa
    )

    assert.equal(unread.rows[0].num_unread_messages, 2)
  })

  test('gets the mark in words with the next three answers of the team, and then no more', async ({ assert }) => {
    await writeIn(conversation, cast.ann, 'Are you real?')
    for (const said of ['One', 'Two', 'Three', 'Four']) await answer(said)

    assert.deepEqual(
      (await messagesSeen()).slice(-4).map(({ body }: { body: string }) => body),
      [
        'One\n(fictional profile, written by our team)',
        'Two\n(fictional profile, written by our team)',
        'Three\n(fictional profile, written by our team)',
        'Four',
      ]
    )
  })

  test('is never told otherwise: staff can’t deny it', async ({ assert }) => {
    for (const denial of [
      'I’m a real woman',
      'im not a bot silly',
      'I live in Leeds, close to you',
      'We’ll meet one day',
    ])
      await assert.rejects(() => answer(denial), DeniesFictional as never)
    await answer('I’m a fictional profile, so we can’t meet')

    assert.lengthOf(await messagesSeen(), 2)
  })
})
