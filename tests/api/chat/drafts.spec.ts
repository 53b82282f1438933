import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { countRows, newSuitor, write, writeIn } from './conversing.ts'

test.group('Unsent messages', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('are kept for the member alone, in the conversation, its list and before there is one', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 2)
    const [ann, eve] = women
    const { body: sent } = await write(suitor, ann!.profile, 'Hello')
    const id = sent.conversation.id

    const { status } = await suitor.browser.put(`/api/members/${ann!.profile.id}/draft`, { body: 'I wanted to ask' })
    await suitor.browser.put(`/api/members/${eve!.profile.id}/draft`, { body: 'Dear Eve' })

    assert.equal(status, 204)
    assert.equal((await suitor.browser.get(`/api/chats/${id}/messages`)).body.composer.draft, 'I wanted to ask')
    assert.equal((await suitor.browser.get('/api/chats.php')).body.chats[0].conversation.draft, 'I wanted to ask')
    assert.equal((await suitor.browser.get(`/api/members/${eve!.profile.id}/composer`)).body.composer.draft, 'Dear Eve')
    assert.isNull((await ann!.browser.get(`/api/chats/${id}/messages`)).body.composer.draft)
    assert.isNull((await ann!.browser.get('/api/chats.php')).body.chats[0].conversation.draft)
  })

  test('are replaced by what is written later, and end with the message or an empty text', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const { profile } = women[0]!
    const draft = async () => (await suitor.browser.get(`/api/members/${profile.id}/composer`)).body.composer.draft
    const keep = (body: string | null) => suitor.browser.put(`/api/members/${profile.id}/draft`, { body })

    await keep('One')
    await keep('Two')
    assert.equal(await draft(), 'Two')
    await keep(null)
    assert.isNull(await draft())
    await keep('Three')
    const { body: sent } = await write(suitor, profile, 'Three')
    assert.isNull(sent.composer.draft)
    assert.isNull(await draft())
    await keep('Four')
    await keep(' \n ')
    assert.isNull(await draft())
    assert.equal(await countRows(cast.rosa, 'app.drafts where profile_id = $1', suitor.profile.id), 0)
  })

  test('stay when another message is sent, and go when they are its beginning', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const { profile } = women[0]!
    await suitor.browser.put(`/api/members/${profile.id}/draft`, { body: 'Where do' })

    const { body: other } = await write(suitor, profile, 'Good day')
    const { body: whole } = await write(suitor, profile, 'Where do you live?')

    assert.equal(other.composer.draft, 'Where do')
    assert.isNull(whole.composer.draft)
  })

  test('stay when their message is refused', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 0)
    const { profile } = women[0]!
    await suitor.browser.put(`/api/members/${profile.id}/draft`, { body: 'Hello' })

    const { status } = await write(suitor, profile, 'Hello')

    assert.equal(status, 402)
    assert.equal((await suitor.browser.get(`/api/members/${profile.id}/composer`)).body.composer.draft, 'Hello')
  })

  test('are refused to oneself, to people one can’t meet, and beyond 5,000 characters', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    await women[0]!.browser.post(`/api/blocks/${suitor.profile.id}`)
    const statusOf = async (id: string, body: string) =>
      (await suitor.browser.put(`/api/members/${id}/draft`, { body })).status

    assert.equal(await statusOf(suitor.profile.id, 'Me'), 404)
    assert.equal(await statusOf(women[0]!.profile.id, 'Hello'), 404)
    assert.equal(await statusOf('1', 'Hello'), 404)
    assert.equal(await statusOf(cast.ann.profile.id, 'x'.repeat(5_001)), 422)
    assert.equal(await statusOf(cast.ann.profile.id, 'x'.repeat(5_000)), 204)
  })

  test('of a conversation change its list', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1)
    const { body: sent } = await write(suitor, women[0]!.profile, 'Hello')
    await writeIn(sent.conversation.id, women[0]!, 'Good day')
    const { as_of: before } = (await suitor.browser.get('/api/chats.php')).body

    await suitor.browser.put(`/api/members/${women[0]!.profile.id}/draft`, { body: 'Well' })

    const { chats } = (await suitor.browser.get(`/api/chats.php?since=${before}`)).body
    assert.equal(chats[0].conversation.draft, 'Well')
  })
})
