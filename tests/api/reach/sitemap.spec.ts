import { test } from '@japa/runner'
import { PAGES } from '@manyhearts/locales/pages'
import { type Cast, newBrand, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { secondDomain } from './second_domain.ts'

const HTML = { accept: 'text/html', 'x-requested-with': '' }
const sitemap = (host: string) => new Visitor(host).get('/sitemap.xml')
const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
const origin = (host: string) => `http://${host}:${process.env.PORT}`

test.group('The list of pages for search engines', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('has every page that may be found, and no member', async ({ assert }) => {
    const { status, headers, text } = await sitemap(cast.rosa.host)

    assert.equal(status, 200)
    assert.include(headers['content-type'], 'application/xml')
    assert.sameMembers(
      addressesIn(text),
      ['/', '/pricing', '/signup', '/login', ...PAGES.map((name) => `/${name}`)].map(
        (path) => origin(cast.rosa.host) + path
      )
    )
    assert.notInclude(text, 'hreflang')
  })

  test('names pages as they name themselves, and only such as may be found', async ({ assert }) => {
    for (const address of addressesIn((await sitemap(cast.rosa.host)).text)) {
      const { status, text } = await new Visitor(cast.rosa.host).get(new URL(address).pathname, HTML)

      assert.equal(status, 200, address)
      assert.include(text, `<link rel="canonical" href="${address}"/>`)
      assert.notInclude(text, 'noindex', address)
    }
  })

  test('leaves out sign-up where no one can sign up', async ({ assert }) => {
    const shut = await newBrand('shut', 'GB', 'en-GB', { signups: 'closed' })

    assert.notInclude((await sitemap(shut.host)).text, '/signup')
    assert.include((await new Visitor(shut.host).get('/signup', HTML)).text, 'content="noindex"')
  })

  test('of a brand with domains in several languages links from each to the others', async ({ assert }) => {
    const spanish = await secondDomain(cast.vlam, 'es-ES')
    const { text } = await sitemap(spanish)

    assert.isTrue(addressesIn(text).every((address) => address.startsWith(`${origin(spanish)}/`)))
    const terms = /<url><loc>[^<]*\/terms<\/loc>(.*?)<\/url>/.exec(text)![1]!
    const links = [...terms.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, address]) => [
      language,
      address,
    ])
    assert.deepEqual(links, [
      ['nl', `${origin(cast.vlam.host)}/terms`],
      ['es', `${origin(spanish)}/terms`],
      ['x-default', `${origin(cast.vlam.host)}/terms`],
    ])
  })

  test('of a duplicate domain lists the original’s pages', async ({ assert }) => {
    const again = await secondDomain(cast.rosa, 'en-GB', 'again')

    assert.deepEqual(addressesIn((await sitemap(again)).text), addressesIn((await sitemap(cast.rosa.host)).text))
  })
})
