import { test } from '@japa/runner'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { makePremium, newSuitor, write, writeIn } from './conversing.ts'

const namesOf = (list: { chats: { profile: { name: string } }[] }) => list.chats.map(({ profile }) => profile.name)
const idsOf = (list: { chats: { conversation: { id: string } }[] }) =>
  list.chats.map(({ conversation }) => conversation.id)

/** The suitor writes to each of them, and they answer. @returns the conversations */
async function answeredBy(suitor: Person, women: Person[]): Promise<string[]> {
  await makePremium(suitor)
  const conversations: string[] = []
  for (const woman of women) {
    const { body } = await write(suitor, woman.profile, 'Good day')
    await writeIn(body.conversation.id, woman, 'Hello')
    conversations.push(body.conversation.id)
  }
  return conversations
}

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

    assert.deepEqual(namesOf(list), ['Woman 0', 'Woman 1'])
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

    assert.containSubset(body, { chats: [], total_unread_messages: 0, next: null, since: null, removed: [] })
  })

  test('comes thirty at a time; each page leads to the next, and none is told twice or left out', async ({
    assert,
  }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 0)
    for (let each = 0; each < 65; each++)
      women.push(await newPerson(cast.rosa, { name: `W${each}`, gender: 'female', looking_for: 'male' }))
    await answeredBy(suitor, women)

    const pages: { chats: never[]; next: string | null; total_unread_messages: number }[] = []
    for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)!.next) {
      const { status, body } = await suitor.browser.get(`/api/chats.php${cursor && `?cursor=${cursor}`}`)
      assert.equal(status, 200, JSON.stringify(body))
      pages.push(body)
    }

    assert.deepEqual(
      pages.map(({ chats }) => chats.length),
      [30, 30, 5]
    )
    assert.deepEqual(pages.flatMap(namesOf), women.map(({ profile }) => profile.name).toReversed())
    assert.deepEqual(
      pages.map(({ total_unread_messages: total }) => total),
      [65, 65, 65]
    )
  })

  test('finds conversations by a part of the partner’s name', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 0)
    for (const name of ['Anneliese', 'Marianne', 'Zoë'])
      women.push(await newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male' }))
    await answeredBy(suitor, women)

    const found = async (text: string) =>
      namesOf((await suitor.browser.get(`/api/chats.php?find=${encodeURIComponent(text)}`)).body)

    assert.deepEqual(await found('ANNE'), ['Marianne', 'Anneliese'])
    assert.deepEqual(await found('zoë'), ['Zoë'])
    assert.deepEqual(await found('%'), [])
  })

  test('refuses a cursor, a place in time and a name that no list gave', async ({ assert }) => {
    for (const query of ['cursor=x', 'cursor=1-2-3', 'since=x.y', `find=${'x'.repeat(51)}`]) {
      const { status, body } = await cast.ben.browser.get(`/api/chats.php?${query}`)

      assert.deepEqual([status, body.errors[0].field], [422, query.split('=')[0]], query)
    }
  })
})

test.group('What changed in the list of conversations', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  /** A suitor in conversation with three women, and what their list says since they last asked. */
  async function listened() {
    const { suitor, women } = await newSuitor(cast.rosa, 3)
    const conversations = await answeredBy(suitor, women)
    let { as_of: asOf } = (await suitor.browser.get('/api/chats.php')).body
    const news = async () => {
      const { body } = await suitor.browser.get(`/api/chats.php?since=${asOf}`)
      assertChange(body)
      asOf = body.as_of
      return body
    }
    return { suitor, women, conversations, news }
  }

  function assertChange({ since, next }: { since: string | null; next: string | null }) {
    if (since === null || next !== null) throw new Error('a page instead of a change')
  }

  test('is nothing when nothing did', async ({ assert }) => {
    const { news } = await listened()

    assert.containSubset(await news(), { chats: [], removed: [], total_unread_messages: 3 })
  })

  test('is a conversation with a new message, and one that was read', async ({ assert }) => {
    const { suitor, women, conversations, news } = await listened()

    await writeIn(conversations[1]!, women[1]!, 'Are you there?')
    const written = await news()
    await suitor.browser.put(`/api/chats/${conversations[1]}/read`, { seq: 3 })
    const read = await news()

    assert.deepEqual([idsOf(written), written.total_unread_messages], [[conversations[1]], 4])
    assert.deepEqual([idsOf(read), read.total_unread_messages], [[conversations[1]], 2])
  })

  test('names those that went: deleted, blocked by either side, or reported', async ({ assert }) => {
    const { suitor, women, conversations, news } = await listened()

    await suitor.browser.delete('/api/chat.php', { conversation: conversations[0] })
    const deleted = await news()
    await suitor.browser.post(`/api/blocks/${women[1]!.profile.id}`)
    const blocking = await news()
    await women[2]!.browser.post(`/api/blocks/${suitor.profile.id}`)
    const blocked = await news()
    await suitor.browser.delete(`/api/blocks/${women[1]!.profile.id}`)
    const unblocked = await news()

    assert.deepEqual(
      [deleted, blocking, blocked].map(({ removed, chats }) => [removed, chats.length]),
      [0, 1, 2].map((each) => [[conversations[each]], 0])
    )
    assert.deepEqual(idsOf(unblocked), [conversations[1]])
  })

  test('is the card of a partner with another name or photo, or who left', async ({ assert }) => {
    const { women, conversations, news } = await listened()

    await women[0]!.browser.put('/api/profile', { name: 'Wilma' })
    const renamed = await news()

    assert.deepEqual([idsOf(renamed), namesOf(renamed)], [[conversations[0]], ['Wilma']])
  })

  test('is a page of the list when more changed than fits on one, or when asked since what this brand never said', async ({
    assert,
  }) => {
    const { suitor } = await newSuitor(cast.rosa, 0)
    const { as_of: before } = (await suitor.browser.get('/api/chats.php')).body
    const { women: more } = await newSuitor(cast.rosa, 31)
    await answeredBy(suitor, more)

    const { body } = await suitor.browser.get(`/api/chats.php?since=${before}`)
    const { body: made } = await suitor.browser.get(`/api/chats.php?since=${'A'.repeat(60)}`)
    const { as_of: foreign } = (await cast.dora.browser.get('/api/chats.php')).body
    const { body: elsewhere } = await suitor.browser.get(`/api/chats.php?since=${foreign}`)

    assert.deepEqual([body.since, body.chats.length, body.next === null], [null, 30, false])
    for (const { since, chats } of [made, elsewhere]) assert.deepEqual([since, chats.length], [null, 30])
  })
})
