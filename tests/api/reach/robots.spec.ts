import { test } from '@japa/runner'
import { publicPages } from '@manyhearts/api/app/reach/public_pages'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { sitePages } from '../../site_pages.ts'
import { Visitor } from '../../visitor.ts'
import { withinASecond } from '../admin/within_a_second.ts'
import { secondDomain } from './second_domain.ts'

const robots = (host: string) => new Visitor(host).get('/robots.txt')
const closedIn = (text: string) => [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!)
const sitemapIn = (text: string) => /^Sitemap: (.*)$/m.exec(text)?.[1]

test.group('Robots', (group) => {
  let rosa: Brand
  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
  })

  test('may request what every visitor may see, and no member’s own pages', async ({ assert }) => {
    const { status, headers, text } = await robots(rosa.host)

    assert.equal(status, 200)
    assert.include(headers['content-type'], 'text/plain')
    const isClosed = (path: string) => closedIn(text).some((closed) => path.startsWith(closed))
    for (const { path, for: audience } of await sitePages()) {
      const asked = path.replace(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')
      if (audience === 'member' || asked.startsWith('/members/')) assert.isTrue(isClosed(asked), asked)
    }
    for (const path of publicPages({ settings: { signups: 'all' } } as Site)) assert.isFalse(isClosed(path), path)
    for (const path of ['/api/members', `/photos/${rosa.id}/anything.webp`]) assert.isTrue(isClosed(path), path)
    for (const path of ['/assets/style.css', '/fonts/a.woff2', '/icons/share.png']) assert.isFalse(isClosed(path), path)
  })

  test('are told where the pages are listed, on each domain where it is canonical', async ({ assert }) => {
    const spanish = await secondDomain(rosa, 'es-ES')
    const again = await secondDomain(rosa, 'en-GB', 'again')
    const address = (host: string) => `http://${host}:${process.env.PORT}/sitemap.xml`

    assert.equal(sitemapIn((await robots(rosa.host)).text), address(rosa.host))
    assert.equal(sitemapIn((await robots(spanish)).text), address(spanish))
    assert.equal(sitemapIn((await robots(again)).text), address(rosa.host))
  })

  test('find nothing of a brand that is not live', async ({ assert }) => {
    const shut = await newBrand('shut', 'GB', 'en-GB')
    for (const state of ['draft', 'paused', 'closing', 'closed']) {
      await asOwner((owner) => owner.query('update global.tenants set state = $2 where id = $1', [shut.id, state]))

      const { status, text } = await withinASecond(
        () => robots(shut.host),
        (answer) => sitemapIn(answer.text) === undefined
      )

      assert.equal(status, 200, state)
      assert.deepEqual(closedIn(text), ['/'], state)
      assert.isUndefined(sitemapIn(text), state)
    }
  })

  test('get no answer from an unknown host', async ({ assert }) => {
    assert.equal((await robots('nobody-here.localhost')).status, 421)
  })
})
