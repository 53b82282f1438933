import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { newSuitor, write } from './conversing.ts'

test.group('Read receipts', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('are shown to each other unless either switched them off', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const [woman] = women
    const { body: sent } = await write(suitor, woman!.profile, 'Hello')
    await woman!.browser.put(`/api/chats/${sent.conversation.id}/read`, { seq: 1 })
    const isRead = async () =>
      (await suitor.browser.get(`/api/chats/${sent.conversation.id}/messages`)).body.messages[0].read
    const show = ({ browser }: typeof suitor, read_receipts: boolean) => browser.put('/api/user.php', { read_receipts })

    assert.isTrue(await isRead())
    for (const someone of [suitor, woman!]) {
      const { body } = await show(someone, false)
      assert.isFalse(body.user.read_receipts)
      assert.isFalse(await isRead())
      assert.isFalse((await write(suitor, woman!.profile, 'Again')).body.message.read)
      await show(someone, true)
      assert.isTrue(await isRead())
    }
  })

  test('that are off tell no one that they are', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    await women[0]!.browser.put('/api/user.php', { read_receipts: false })
    const { text } = await suitor.browser.get(`/api/members/${women[0]!.profile.id}`)

    assert.notMatch(text, /read_receipts/)
  })
})
