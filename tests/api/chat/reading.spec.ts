import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { giveCredits, write, writeIn } from './conversing.ts'

test.group('Reading a conversation', (group) => {
  let cast: Cast
  let ann: Person
  let ben: Person
  let conversation: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { chat_history_days: 30 } })
    ;({ ann, ben } = cast)
    await giveCredits(ann, 5000)
    conversation = (await write(ann, ben.profile, 'Message 1')).body.conversation.id
  })

  const writeUpTo = async (last: number) => {
    for (let seq = 2; seq <= last; seq++) await writeIn(conversation, ann, `Message ${seq}`)
  }
  const page = async (person: Person, query = '') =>
    (await person.browser.get(`/api/chats/${conversation}/messages${query}`)).body
  const seqs = ({ messages }: { messages: { seq: number }[] }) => messages.map(({ seq }) => seq)
  const listOf = async (person: Person) => (await person.browser.get('/api/chats.php')).body

  test('shows who wrote what, the partner and the terms of writing', async ({ assert }) => {
    await writeIn(conversation, ben, 'Message 2')

    const body = await page(ben)

    assert.deepEqual(body.conversation, { id: conversation, last_seq: 2, muted: false })
    assert.containSubset(body.profile, { id: ann.profile.id, name: 'Ann', fictional: null, fictional_icon: false })
    assert.containSubset(body.messages, [
      { seq: 1, mine: false, client_id: null, body: 'Message 1', by_team: false, read: true },
      { seq: 2, mine: true, body: 'Message 2', read: false },
    ])
    assert.containSubset(body.composer, { free_replies_left: 2, cost_credits: 0, can_send: true })
    assert.isFalse(body.has_older)
  })

  test('opens with the newest fifty and pages back and on from a number', async ({ assert }) => {
    await writeUpTo(120)
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, each) => from + each)

    const pages = [
      await page(ben),
      await page(ben, '?before=71'),
      await page(ben, '?before=21'),
      await page(ben, '?after=60'),
      await page(ben, '?after=120'),
    ]

    assert.deepEqual(pages.map(seqs), [range(71, 120), range(21, 70), range(1, 20), range(61, 110), []])
    assert.deepEqual(
      pages.map(({ has_older }) => has_older),
      [true, true, false, true, true]
    )
    for (const wrong of ['?after=-1', '?before=x', '?after=1.5', '?after=99999999999'])
      assert.equal((await ben.browser.get(`/api/chats/${conversation}/messages${wrong}`)).status, 422)
  })

  test('goes back no further than the brand keeps history', async ({ assert }) => {
    await writeUpTo(3)
    await asOwner(async (owner) => {
      // Messages can't be changed, so the guard is switched off to turn time back.
      await owner.query('set session_replication_role = replica')
      await owner.query(
        `update app.messages set sent_at = now() - interval '31 days' where conversation_id = $1 and seq < 3`,
        [conversation]
      )
    }, cast.rosa)

    assert.deepEqual(seqs(await page(ben)), [3])
    assert.isFalse((await page(ben)).has_older)
    assert.deepEqual(seqs(await page(ben, '?before=3')), [])
  })

  test('counts what is unread until it is read, and tells the sender', async ({ assert }) => {
    await writeUpTo(3)
    assert.equal((await listOf(ben)).chats[0].num_unread_messages, 3)
    await page(ben)
    assert.equal((await listOf(ben)).total_unread_messages, 3)

    const { status } = await ben.browser.put(`/api/chats/${conversation}/read`, { seq: 2 })

    assert.equal(status, 204)
    assert.equal((await listOf(ben)).chats[0].num_unread_messages, 1)
    assert.deepEqual(
      (await page(ann)).messages.map(({ read }: { read: boolean }) => read),
      [true, true, false]
    )
    assert.equal((await listOf(ann)).total_unread_messages, 0)
  })

  test('never goes back, nor past the last message', async ({ assert }) => {
    await writeUpTo(2)
    for (const seq of [2_147_483_647, 1]) await ben.browser.put(`/api/chats/${conversation}/read`, { seq })
    assert.equal((await listOf(ben)).total_unread_messages, 0)

    await writeUpTo(2)

    assert.equal((await listOf(ben)).chats[0].num_unread_messages, 1)
    for (const seq of [-1, 1.5, '2', null, 2_147_483_648])
      assert.equal((await ben.browser.put(`/api/chats/${conversation}/read`, { seq })).status, 422)
  })

  test('loses no count when messages arrive during reading', async ({ assert }) => {
    await Promise.all([
      ...Array.from({ length: 15 }, (_, each) => writeIn(conversation, ann, `Parallel ${each}`)),
      ...Array.from({ length: 15 }, (_, each) => ben.browser.put(`/api/chats/${conversation}/read`, { seq: each + 1 })),
    ])

    const {
      conversation: { last_seq: lastSeq },
    } = await page(ben)
    assert.equal(lastSeq, 16)
    const unread = (await listOf(ben)).chats[0].num_unread_messages
    await ben.browser.put(`/api/chats/${conversation}/read`, { seq: 0 })
    assert.equal((await listOf(ben)).chats[0].num_unread_messages, unread)
  })
})
