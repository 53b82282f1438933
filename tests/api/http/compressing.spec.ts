import { test } from '@japa/runner'
import { type Cast, newCast, newFictionalProfile } from '../../cast.ts'
import { giveCredits, write } from '../chat/conversing.ts'

const BOTH = { 'accept-encoding': 'br, gzip' }
const OWN_SITE = { 'sec-fetch-site': 'same-origin' }

/** The same for everyone. */
const FOR_EVERYONE = ['/api/settings.php', '/api/interests.php', '/api/regions.php', '/api/openapi.json']

/** Whom a member may find. */
const PEOPLE = ['/api/members?gender=both', '/api/swipe-game']

/** Words of others, and what is the member’s alone. */
const NEVER = ['/api/chats.php', '/api/likes.php', '/api/user.php', '/api/profile', '/api/transactions', '/api/blocks']

test.group('A call compresses', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
    const { rosa, ann, ben } = cast
    for (let each = 0; each < 5; each++) await newFictionalProfile(rosa, { name: `Gus ${each}`, gender: 'male' })
    await giveCredits(ben, 100)
    await write(ben, ann.profile, 'Hello '.repeat(300))
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
  })

  for (const path of FOR_EVERYONE)
    test(`what everyone is told: ${path}`, async ({ assert }) => {
      const { browser } = cast.ann
      const whole = await browser.get(path)

      for (const coding of ['br', 'gzip']) {
        const { headers, text } = await browser.get(path, { 'accept-encoding': coding })

        assert.equal(headers['content-encoding'], whole.text.length < 1_000 ? undefined : coding)
        assert.include(headers.vary, 'Accept-Encoding')
        assert.equal(text, whole.text)
      }
      assert.isUndefined(whole.headers['content-encoding'])
    })

  for (const path of PEOPLE)
    test(`people who are found, for our own site: ${path}`, async ({ assert }) => {
      const { browser } = cast.ann
      const whole = await browser.get(path)

      for (const from of ['same-origin', 'none', 'same-site', 'cross-site', '']) {
        const { headers, text } = await browser.get(path, { ...BOTH, 'sec-fetch-site': from })
        const isCompressed = from === 'same-origin' || from === 'none'

        assert.equal(headers['content-encoding'], isCompressed ? 'br' : undefined, from)
        assert.include(headers.vary, 'Sec-Fetch-Site', from)
        assert.equal(text, whole.text, from)
      }
    })

  test('nothing that holds words of others, or what is the member’s alone', async ({ assert }) => {
    for (const path of NEVER) {
      const { status, headers } = await cast.ann.browser.get(path, { ...BOTH, ...OWN_SITE })

      assert.equal(status, 200, path)
      assert.isUndefined(headers['content-encoding'], path)
    }
  })

  test('nothing short', async ({ assert }) => {
    const { headers, bytes } = await cast.ann.browser.get('/api/companyinfo.php', { ...BOTH, ...OWN_SITE })

    assert.isBelow(bytes.length, 1_000)
    assert.isUndefined(headers['content-encoding'])
  })
})
