import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { giveCredits, write, writeIn } from './conversing.ts'

test.group('A conversation', (group) => {
  let cast: Cast
  let stranger: Person
  let conversation: string
  group.setup(async () => {
    cast = await newCast()
    stranger = await newPerson(cast.rosa, { name: 'Stranger', gender: 'male', looking_for: 'both' })
    for (const person of [cast.ann, stranger, cast.dora]) await giveCredits(person, 1000)
    conversation = (await write(cast.ann, cast.ben.profile, 'Between us')).body.conversation.id
  })

  const INVENTED = [
    '4711',
    '1',
    '999999999999999999',
    '9223372036854775807',
    '9223372036854775808',
    'x',
    '0',
    '-1',
    '1e3',
    '%00',
    '9'.repeat(60),
  ]

  const everythingAbout = (id: string, { browser }: Person) =>
    Promise.all([
      browser.get(`/api/chats/${id}/messages`),
      browser.get(`/api/chats/${id}/messages?after=0`),
      browser.put(`/api/chats/${id}/read`, { seq: 1 }),
      browser.post(
        `/api/chats/${id}/messages`,
        { body: 'Let me in' },
        { 'idempotency-key': `in ${id}`.replaceAll(/[^\w]/g, '-') }
      ),
      browser.delete('/api/chat.php', { conversation: decodeURIComponent(id) }),
    ])

  test('answers strangers of the brand and members of another byte for byte as if it never existed', async ({
    assert,
  }) => {
    for (const nosy of [stranger, cast.dora]) {
      const foreign = await everythingAbout(conversation, nosy)
      assert.deepEqual(
        foreign.map(({ status }) => status),
        [404, 404, 404, 404, 404]
      )
      for (const id of INVENTED) {
        const invented = await everythingAbout(id, nosy)
        assert.deepEqual(
          invented.map(({ status, text }) => [status, text]),
          foreign.map(({ status, text }) => [status, text]),
          id
        )
      }
    }
  })

  test('differs in no header either', async ({ assert }) => {
    const told = ({ headers }: { headers: Record<string, unknown> }) => Object.keys(headers).sort()

    const [foreign, invented] = [await everythingAbout(conversation, stranger), await everythingAbout('4711', stranger)]

    assert.deepEqual(foreign.map(told), invented.map(told))
  })

  test('is still intact for its two members', async ({ assert }) => {
    const { body } = await cast.ben.browser.get(`/api/chats/${conversation}/messages`)

    assert.deepEqual(
      body.messages.map(({ body: text }: { body: string }) => text),
      ['Between us']
    )
    assert.equal((await writeIn(conversation, cast.ben, 'Yes')).status, 201)
  })

  test('does not exist for visitors', async ({ assert }) => {
    const { browser } = await newPerson(cast.rosa, { name: 'Out', gender: 'male', looking_for: 'female' })
    browser.cookies.clear()

    const answers = [
      await browser.post(
        `/api/members/${cast.ann.profile.id}/messages`,
        { body: 'Hi' },
        { 'idempotency-key': randomUUID() }
      ),
      await browser.get(`/api/members/${cast.ann.profile.id}/composer`),
      await browser.get('/api/chats.php'),
      await browser.delete('/api/chat.php', { conversation: '1' }),
      await browser.get('/api/chats/1/messages'),
      await browser.put('/api/chats/1/read', { seq: 1 }),
    ]

    for (const { status, body } of answers) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })

  test('has keys of each sender: the same id of two senders is two messages', async ({ assert }) => {
    const [one, two] = [
      await write(cast.ann, cast.ben.profile, 'Mine', 'shared'),
      await write(stranger, cast.ann.profile, 'Mine', 'shared'),
    ]

    assert.deepEqual([one.status, two.status], [201, 201])
    assert.notEqual(one.body.message.id, two.body.message.id)
  })
})
