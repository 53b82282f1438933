import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Installing a brand’s site', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('its manifest has the brand’s name, colours and icons that exist', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    const { body, headers } = await visitor.get('/manifest.webmanifest')

    assert.include(headers['content-type'], 'application/manifest+json')
    assert.containsSubset(body, { name: 'rosa', start_url: '/members', display: 'standalone', lang: 'en' })
    assert.match(body.background_color, /^#[0-9a-f]{6}$/)
    for (const { src, type } of body.icons) {
      const icon = await visitor.get(src)
      assert.equal(icon.status, 200, src)
      assert.equal(icon.headers['content-type'], type)
    }
  })

  test('an icon in a size nobody asked for is not there', async ({ assert }) => {
    for (const file of ['9999.png', '13.png', 'icon.png', '..%2f..%2fetc%2fpasswd']) {
      assert.equal((await new Visitor(cast.rosa.host).get(`/icons/${file}`)).status, 404, file)
    }
  })
})
