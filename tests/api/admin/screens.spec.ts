import { test } from '@japa/runner'
import { newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST } from './staff_of.ts'

const html = { accept: 'text/html' }

test.group('The console’s document', () => {
  test('every screen is the same document, with a nonce of its own that its scripts carry', async ({ assert }) => {
    const visitor = new Visitor(ADMIN_HOST)

    const [first, second] = [await visitor.get('/', html), await visitor.get('/tenants/12/show', html)]

    const nonces = [first, second].map(({ headers, text }) => {
      const [, nonce] = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))!
      assert.equal(text.split(`nonce="${nonce}"`).length > 2, true)
      assert.notInclude(text, '{{nonce}}')
      return nonce
    })
    assert.equal(first.status, 200)
    assert.notEqual(nonces[0], nonces[1])
    assert.equal(first.headers['cache-control'], 'no-store')
    assert.equal(first.headers['x-robots-tag'], 'noindex')
  })

  test('its files are cached for a year, and served on its host only', async ({ assert }) => {
    const [visitor, brand] = [new Visitor(ADMIN_HOST), await newBrand('rosa', 'GB', 'en-GB')]
    const { text } = await visitor.get('/', html)
    const [path] = /\/assets\/first-[\w-]+\.js/.exec(text)!

    const file = await visitor.get(path)

    assert.equal(file.status, 200)
    assert.match(String(file.headers['cache-control']), /max-age=31536000,immutable/)
    assert.notEqual((await new Visitor(brand.host).get(path)).status, 200)
  })

  test('a missing file is not answered with the document', async ({ assert }) => {
    const visitor = new Visitor(ADMIN_HOST)

    for (const path of ['/assets/gone.js', '/assets/..%2findex.html', '/photos/1/a.webp', '/fonts/a.woff2'])
      assert.equal((await visitor.get(path)).status, 404, path)
  })
})
