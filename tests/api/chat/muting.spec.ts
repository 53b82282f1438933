import { test } from '@japa/runner'
import { whatIsNew } from '@manyhearts/api/app/notices/news/what_is_new'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'
import { newSuitor, write, writeIn } from './conversing.ts'

test.group('A muted conversation', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('counts as unread, but is no news by push or mail until it is heard again', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const [woman] = women
    const { body: sent } = await write(suitor, woman!.profile, 'Hello')
    const id = sent.conversation.id
    const news = () =>
      asTenant(cast.rosa, () => whatIsNew({ about: 'message', from: woman!.profile.id, to: suitor.profile.id }))
    const reminder = () => asTenant(cast.rosa, () => whatIsNew({ about: 'unread', to: suitor.profile.id }))
    const mute = (muted: boolean) => suitor.browser.put(`/api/chats/${id}/mute`, { muted })

    const { status } = await mute(true)
    await writeIn(id, woman!, 'Good day')
    const list = (await suitor.browser.get('/api/chats.php')).body
    const whileMuted = [await news(), await reminder()]
    await mute(false)

    assert.equal(status, 204)
    assert.containSubset(list, { chats: [{ conversation: { muted: true }, num_unread_messages: 1 }] })
    assert.deepEqual(whileMuted, [null, null])
    assert.equal((await news())?.body, 'Good day')
    assert.isNotNull(await reminder())
    assert.isFalse((await suitor.browser.get(`/api/chats/${id}/messages`)).body.conversation.muted)
  })

  test('is a matter of one side; nobody mutes others’ conversations', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const { body: sent } = await write(suitor, women[0]!.profile, 'Hello')

    await suitor.browser.put(`/api/chats/${sent.conversation.id}/mute`, { muted: true })

    const { body: hers } = await women[0]!.browser.get('/api/chats.php')
    assert.isFalse(hers.chats[0].conversation.muted)
    assert.equal((await cast.ben.browser.put(`/api/chats/${sent.conversation.id}/mute`, { muted: true })).status, 404)
  })
})
