import { test } from '@japa/runner'
import { type Cast, newBrand, newCast } from '../../cast.ts'
import { sitePages } from '../../site_pages.ts'
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

  test('a neutral word may stand under its icon', async ({ assert }) => {
    const brand = await newBrand('liebe', 'NL', 'nl-NL', { app_short_name: 'Notes' })

    const { body } = await new Visitor(brand.host).get('/manifest.webmanifest')
    const page = await new Visitor(brand.host).get('/')

    assert.containsSubset(body, { name: 'liebe', short_name: 'Notes' })
    assert.include(page.text, '<meta name="apple-mobile-web-app-title" content="Notes"/>')
    assert.equal((await new Visitor(cast.rosa.host).get('/manifest.webmanifest')).body.short_name, 'rosa')
  })

  test('its icons for phones that cut them differ from those shown whole', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    const { icons } = (await visitor.get('/manifest.webmanifest')).body
    const of = (purpose: string) =>
      icons.filter((icon: { purpose: string; sizes: string }) => icon.purpose === purpose && icon.sizes === '512x512')

    const [[any], [maskable]] = [of('any'), of('maskable')]

    assert.isFalse((await visitor.get(any.src)).bytes.equals((await visitor.get(maskable.src)).bytes))
  })

  test('links from the icon to existing pages, in the reader’s language', async ({ assert }) => {
    const visitor = new Visitor(cast.vlam.host)

    const { body } = await visitor.get('/manifest.webmanifest')

    assert.containsSubset(body, { lang: 'nl', dir: 'ltr' })
    assert.sameMembers(body.categories, ['social', 'lifestyle'])
    const paths = new Set((await sitePages()).map(({ path }) => path))
    assert.isAbove(body.shortcuts.length, 2)
    for (const { name, url } of body.shortcuts) {
      assert.isNotEmpty(name, url)
      assert.isTrue(paths.has(url), url)
    }
  })

  test('an icon in an unknown size is not found', async ({ assert }) => {
    for (const file of [
      '9999.png',
      '13.png',
      'icon.png',
      'maskable-13.png',
      'maskable-icon.svg',
      'maskable-maskable-192.png',
      '..%2f..%2fetc%2fpasswd',
    ]) {
      assert.equal((await new Visitor(cast.rosa.host).get(`/icons/${file}`)).status, 404, file)
    }
  })
})
