import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { giveCredits, write, writeIn } from './conversing.ts'

test.group('Deleting a conversation', (group) => {
  let cast: Cast
  let conversation: string
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ann, 1000)
    conversation = (await write(cast.ann, cast.ben.profile, 'Before')).body.conversation.id
  })

  const listOf = async (person: 'ann' | 'ben') => (await cast[person].browser.get('/api/chats.php')).body
  const bodiesOf = async (person: 'ann' | 'ben') => {
    const { body } = await cast[person].browser.get(`/api/chats/${conversation}/messages`)
    return body.messages.map(({ body: text }: { body: string }) => text)
  }

  test('hides it for the one who deleted it, at once and with its unread count', async ({ assert }) => {
    const { status } = await cast.ben.browser.delete('/api/chat.php', { conversation })

    assert.equal(status, 204)
    assert.containSubset(await listOf('ben'), { chats: [], total_unread_messages: 0 })
    assert.deepEqual(await bodiesOf('ben'), [])
    assert.lengthOf((await listOf('ann')).chats, 1)
    assert.deepEqual(await bodiesOf('ann'), ['Before'])
  })

  test('lasts until the next message, which shows nothing of what was deleted', async ({ assert }) => {
    await cast.ben.browser.delete('/api/chat.php', { conversation })

    await writeIn(conversation, cast.ann, 'After')

    const { chats, total_unread_messages: unread } = await listOf('ben')
    assert.equal(chats[0].conversation.id, conversation)
    assert.deepEqual([chats[0].conversation.last_message.body, unread], ['After', 1])
    assert.deepEqual(await bodiesOf('ben'), ['After'])
    assert.deepEqual(await bodiesOf('ann'), ['Before', 'After'])
  })

  test('ends for both when one of them writes again', async ({ assert }) => {
    for (const person of [cast.ann, cast.ben]) await person.browser.delete('/api/chat.php', { conversation })

    await write(cast.ben, cast.ann.profile, 'Sorry')

    for (const person of ['ann', 'ben'] as const) {
      assert.lengthOf((await listOf(person)).chats, 1)
      assert.deepEqual(await bodiesOf(person), ['Sorry'])
    }
  })

  test('may be repeated, and needs a conversation', async ({ assert }) => {
    const answers = []
    for (const body of [
      { conversation },
      { conversation },
      { conversation: 'x' },
      {},
      { conversation: 7 },
      { conversation, all: true },
    ])
      answers.push(await cast.ben.browser.delete('/api/chat.php', body))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204, 404, 422, 422, 422]
    )
  })

  test('loses no message that arrives meanwhile', async ({ assert }) => {
    await Promise.all([
      ...Array.from({ length: 10 }, (_, each) => writeIn(conversation, cast.ann, `Parallel ${each}`)),
      cast.ben.browser.delete('/api/chat.php', { conversation }),
    ])

    const { chats, total_unread_messages: unread } = await listOf('ben')
    const readable = await bodiesOf('ben')
    assert.equal(unread, readable.length)
    assert.lengthOf(chats, readable.length ? 1 : 0)
  })
})
