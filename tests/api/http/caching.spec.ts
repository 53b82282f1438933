import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { PASSWORD } from '../../password.ts'
import { Visitor } from '../../visitor.ts'
import { productRoutes } from '../isolation/routes/product_routes.ts'

/** Lists and documents that are the same for everyone. */
const FOR_EVERYONE = ['/api/regions.php', '/api/cities', '/api/interests.php', '/api/geocode.php', '/api/openapi.json']

test.group('What browsers keep of a member', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('is no answer of a call, but for lists that are the same for everyone', async ({ assert }) => {
    const paths = productRoutes()
      .filter(({ domain, method, pattern }) => domain === 'root' && method === 'GET' && pattern.startsWith('/api/'))
      .map(({ pattern }) => pattern.replace(/:\w+/g, cast.ben.profile.id))
      .filter((path) => !FOR_EVERYONE.includes(path))

    assert.isAbove(paths.length, 20)
    for (const path of paths)
      assert.equal((await cast.ann.browser.get(path)).headers['cache-control'], 'no-store', path)
    const changed = await cast.ann.browser.put('/api/user.php', { language: 'en' })
    assert.equal(changed.headers['cache-control'], 'no-store')
  })

  test('is no page, logged in or just logged out', async ({ assert }) => {
    const html = { accept: 'text/html' }
    for (const path of ['/members', '/profile', '/login', '/nothing/there']) {
      const { headers } = await cast.ann.browser.get(path, html)

      assert.equal(headers['cache-control'], 'no-store', path)
      assert.include(headers.vary, 'Cookie', path)
    }
    const visitors = await new Visitor(cast.rosa.host).get('/login', html)
    assert.equal(visitors.headers['cache-control'], 'private, no-cache')
    assert.include(visitors.headers.vary, 'Cookie')
  })

  test('is forgotten at the log-out and with the account, but not the chosen language', async ({ assert }) => {
    const { ann, ben } = cast
    ann.browser.cookies.set('i18n_redirected', 'nl')

    const out = await ann.browser.get('/api/logout.php')
    const gone = await ben.browser.post('/api/account-deletion', { password: PASSWORD })

    for (const { status, headers } of [out, gone]) {
      assert.equal(status, 204)
      assert.equal(headers['clear-site-data'], '"cache", "storage"')
    }
    assert.equal(ann.browser.cookies.get('i18n_redirected'), 'nl')
    assert.isFalse(ann.browser.cookies.has('sid'))
  })
})
