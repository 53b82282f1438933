import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { newSuitor, write, writeIn } from './conversing.ts'

test.group('The list of conversations', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('is newest first, with partner, last message and the number of unread messages', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 2)
    const [first, second] = women
    const { body: older } = await write(suitor, first!.profile, 'To the first')
    await write(suitor, second!.profile, 'To the second')
    await writeIn(older.conversation.id, first!, 'Hello Sam')

    const { body: list } = await suitor.browser.get('/api/chats.php')

    assert.deepEqual(
      list.chats.map(({ profile }: { profile: { name: string } }) => profile.name),
      ['Woman 0', 'Woman 1']
    )
    assert.containSubset(list.chats, [
      {
        conversation: {
          id: older.conversation.id,
          last_seq: 2,
          last_message: { body: 'Hello Sam', mine: false, by_team: false },
        },
        num_unread_messages: 1,
      },
      { conversation: { last_message: { body: 'To the second', mine: true } }, num_unread_messages: 0 },
    ])
    assert.equal(list.total_unread_messages, 1)
  })

  test('is empty for a member who has written to no one', async ({ assert }) => {
    const { body } = await cast.ben.browser.get('/api/chats.php')

    assert.deepEqual(body, { chats: [], total_unread_messages: 0 })
  })
})
