import { test } from '@japa/runner'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { giveCredits, write } from '../chat/conversing.ts'

/** What open sites ask again and again. */
const POLLED = ['/api/user.php', '/api/chats.php', '/api/likes.php']

test.group('A call that is repeated', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 100)
  })

  const tagged = async ({ browser }: Person, path: string, tag = '') => {
    const answer = await browser.get(path, { 'if-none-match': tag, 'cache-control': 'no-cache' })
    return { ...answer, tag: String(answer.headers.etag) }
  }

  for (const path of POLLED)
    test(`answers that nothing changed: ${path}`, async ({ assert }) => {
      const { ann, ben } = cast
      const first = await tagged(ann, path)

      const again = await tagged(ann, path, first.tag)
      await write(ben, ann.profile)
      await ben.browser.post(`/api/likes/${ann.profile.id}`)
      const changed = await tagged(ann, path, first.tag)

      assert.deepEqual([first.status, again.status, changed.status], [200, 304, 200])
      assert.equal(again.text, '')
      assert.equal(again.headers['cache-control'], 'no-store')
      assert.notEqual(changed.tag, first.tag)
      assert.equal((await tagged(ann, path, changed.tag)).status, 304)
    })

  test('knows that the list of conversations didn’t change since, until it does', async ({ assert }) => {
    const { ann, ben } = cast
    const { body } = await ann.browser.get('/api/chats.php')
    const path = `/api/chats.php?since=${body.as_of}`
    const nothing = await tagged(ann, path)

    const again = await tagged(ann, path, nothing.tag)
    await write(ben, ann.profile)
    const news = await tagged(ann, path, nothing.tag)

    assert.deepEqual([nothing.status, again.status, news.status], [200, 304, 200])
    assert.lengthOf(news.body.chats, 1)
  })

  test('tells nobody what others have, on this site or another one, nor after the log-out', async ({ assert }) => {
    const { rosa, vlam } = cast
    // Their lists are as empty as each other.
    const [ida, ana] = [
      await newPerson(rosa, { name: 'Ida', gender: 'female', looking_for: 'male' }),
      await newPerson(rosa, { name: 'Ida', gender: 'female', looking_for: 'male' }),
    ]
    const una = await newPerson(vlam, { name: 'Ida', gender: 'female', looking_for: 'male' })

    for (const path of POLLED) {
      const { tag } = await tagged(ida, path)

      for (const other of [ana, una]) assert.equal((await tagged(other, path, tag)).status, 200, path)
    }
    const tags = await Promise.all(POLLED.map(async (path) => (await tagged(ida, path)).tag))
    await ida.browser.get('/api/logout.php')
    for (const [each, path] of POLLED.entries()) assert.equal((await tagged(ida, path, tags[each])).status, 403, path)
  })
})
