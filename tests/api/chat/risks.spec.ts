import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { newSuitor, write, writeIn } from './conversing.ts'

test.group('Risky messages in a new chat', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('are delivered with a warning for both sides, and no more after the tenth message', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const [woman] = women
    const { body: first } = await write(suitor, woman!.profile, 'Could you send me money?')
    const id = first.conversation.id
    for (const body of ['See www.example.com', 'Call me: 030 123 45 678', 'Good day']) await writeIn(id, suitor, body)
    for (let each = 5; each <= 10; each++) await writeIn(id, suitor, 'Hello?')
    await writeIn(id, suitor, 'Could you send me money?')
    const risksFor = async ({ browser }: typeof suitor) =>
      (await browser.get(`/api/chats/${id}/messages`)).body.messages.map(({ risk }: { risk: string | null }) => risk)

    const expected = ['money', 'link', 'phone', ...Array.from({ length: 8 }, () => null)]
    assert.equal(first.message.risk, 'money')
    assert.deepEqual(await risksFor(suitor), expected)
    assert.deepEqual(await risksFor(woman!), expected)
  })
})
