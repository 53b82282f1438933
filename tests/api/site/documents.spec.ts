import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { asOwner, type Cast, newBrand, newCast, newPerson } from '../../cast.ts'
import { givenCompany } from '../admin/given_company.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { newPackage } from '../credits/shop.ts'
import { signUp } from '../identity/signup/signing_up.ts'
import { later } from '../identity/tokens/later.ts'

const HTML = { accept: 'text/html', 'x-requested-with': '' }

test.group('A page, as the first byte brings it', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { index_title: { en: 'Hello there' } }, vlam: { index_title: { nl: 'Hallo daar' } } })
  })

  const page = (host: string, path: string, headers = {}) => new Visitor(host).get(path, { ...HTML, ...headers })

  test('is the brand’s own: name, language, colours and words', async ({ assert }) => {
    const rosa = await page(cast.rosa.host, '/')
    const vlam = await page(cast.vlam.host, '/')

    assert.equal(rosa.status, 200)
    assert.match(rosa.text, /<html lang="en"/)
    assert.match(rosa.text, /<h1[^>]*>Hello there<\/h1>/)
    assert.match(vlam.text, /<html lang="nl"/)
    assert.match(vlam.text, /<h1[^>]*>Hallo daar<\/h1>/)
    for (const { text } of [rosa, vlam]) {
      assert.match(text, /--color-primary:\s*#[0-9a-f]{6}/)
      assert.lengthOf(text.match(/<h1/g)!, 1)
      assert.match(text, /<title>[^<]+<\/title>/)
      assert.match(text, /<link rel="manifest" href="\//)
      assert.lengthOf(text.match(/<link rel="stylesheet" href="\/assets\//g)!, 1)
    }
    assert.notInclude(vlam.text, 'Hello there')
  })

  test('of a member has others like them for visitors, and for members who ask for all of it', async ({ assert }) => {
    await newPerson(cast.rosa, { name: 'Bertram', gender: 'male', looking_for: 'female' })
    const path = `/members/${cast.ben.profile.id}`
    const visitors = await page(cast.rosa.host, path)
    const members = await cast.ann.browser.get(path, HTML)
    const whole = await cast.ann.browser.get(`${path}?whole=true`, HTML)

    assert.deepEqual([visitors.status, members.status, whole.status], [200, 200, 200])
    assert.include(visitors.text, 'Bertram')
    assert.notInclude(members.text, 'Bertram')
    assert.match(members.text, new RegExp(`<noscript><a [^>]*href="${path}\\?whole=true"`))
    assert.include(whole.text, 'Bertram')
  })

  test('has the filters’ sliders at their place', async ({ assert }) => {
    const { text } = await page(cast.rosa.host, '/members')

    assert.lengthOf(text.match(/<input[^>]* type="range"/g)!, 2)
  })

  test('runs no script and no style without this answer’s nonce', async ({ assert }) => {
    const first = await page(cast.rosa.host, '/')
    const second = await page(cast.rosa.host, '/')

    const nonceOf = ({ headers }: typeof first) =>
      /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)![1]!
    assert.notEqual(nonceOf(first), nonceOf(second))
    for (const tag of first.text.match(/<(script|style)\b[^>]*>/g)!)
      assert.include(tag, `nonce="${nonceOf(first)}"`, tag)
    assert.notMatch(first.text, /<[^>]+\sstyle="/)
    assert.notMatch(first.text, /<[^>]+\son\w+="/)
  })

  test('shows pictures of its own host, and of the one that the brand keeps its photos on', async ({ assert }) => {
    const sourcesFor = async (cdn_prefix: string, path = '/') => {
      const { host } = await newBrand('iris', 'GB', 'en-GB', { cdn_prefix })
      const { headers } = await page(host, path)
      return /img-src ([^;]*);/.exec(String(headers['content-security-policy']))![1]
    }

    for (const path of ['/', '/login', '/nowhere/at/all'])
      assert.equal(
        await sourcesFor('https://photos.example.com:8443/rosa/1', path),
        "'self' data: blob: https://photos.example.com:8443"
      )
    for (const own of ['', '/photos']) assert.equal(await sourcesFor(own), "'self' data: blob:")
  })

  test('sends visitors who ask for a member’s page to log in, and back', async ({ assert }) => {
    const { status, headers } = await page(cast.rosa.host, '/likes?x=1')

    assert.equal(status, 302)
    assert.equal(headers.location, '/login?next=%2Flikes%3Fx%3D1')
  })

  test('sends members who ask for the front page or the log-in to the members', async ({ assert }) => {
    for (const path of ['/', '/login']) {
      const { status, headers } = await cast.ann.browser.get(path, HTML)

      assert.equal(status, 302, path)
      assert.equal(headers.location, '/members')
    }
  })

  test('never redirects to another site', async ({ assert }) => {
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      'javascript:alert(1)',
      '%2f%2fevil.example',
      '/\t/evil.example/x',
      '/\t\\evil.example',
      '\t//evil.example',
      '/\n\\evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      '/..\\/evil.example',
    ]) {
      for (const path of ['/login', '/signup', '/activate', '/age-check']) {
        const { status, headers } = await cast.ann.browser.get(`${path}?next=${encodeURIComponent(next)}`, HTML)

        assert.equal(status, 302, path)
        assert.equal(headers.location, '/members', `${path} ${next}`)
      }
    }
  })

  test('that is unknown is 404, in the brand’s theme and the visitor’s language', async ({ assert }) => {
    const { status, text } = await page(cast.rosa.host, '/there/is/nothing')

    assert.equal(status, 404)
    assert.include(text, 'We couldn’t find this page')
    assert.match(text, /--color-primary/)
  })

  test('speaks the language of the cookie', async ({ assert }) => {
    const { text } = await page(cast.rosa.host, '/login', { cookie: 'i18n_redirected=nl' })

    assert.match(text, /<html lang="nl"/)
  })

  test('is compressed for visitors whose browser can read that', async ({ assert }) => {
    for (const path of ['/', '/login']) {
      const whole = await page(cast.rosa.host, path)
      for (const [coding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await page(cast.rosa.host, path, { 'accept-encoding': `deflate, ${coding}` })

        assert.equal(answer.headers['content-encoding'], coding, path)
        assert.include(answer.headers.vary, 'Accept-Encoding', path)
        assert.isBelow(answer.bytes.length, whole.bytes.length / 3, path)
        assert.lengthOf(decompress(answer.bytes).toString().match(/<h1/g)!, 1, path)
      }
      assert.isUndefined(whole.headers['content-encoding'], path)
    }
  })

  test('with something of a member’s own is compressed only for requests from the own site', async ({ assert }) => {
    for (const from of ['same-origin', 'none', 'same-site', 'cross-site', undefined]) {
      const asking = { ...HTML, 'accept-encoding': 'br, gzip', ...(from && { 'sec-fetch-site': from }) }
      const { headers, bytes } = await cast.ann.browser.get('/likes', asking)
      const isCompressed = from === 'same-origin' || from === 'none'

      assert.equal(headers['content-encoding'], isCompressed ? 'br' : undefined, from)
      assert.include(headers.vary, 'Sec-Fetch-Site', from)
      assert.include(String(isCompressed ? brotliDecompressSync(bytes) : bytes), cast.ann.member.email, from)
    }
  })

  test('of the server’s own code is not for download', async ({ assert }) => {
    for (const path of [
      '/assets/../server/entry_server.js',
      '/server/entry_server.js',
      '/assets/%2e%2e/%2e%2e/server/entry_server.js',
      '/.vite/manifest.json',
    ]) {
      assert.oneOf((await page(cast.rosa.host, path)).status, [400, 404], path)
    }
  })

  test('serves files with no more headers than a file needs', async ({ assert }) => {
    const { text } = await page(cast.rosa.host, '/')
    const [path] = /\/assets\/base-[\w-]+\.js/.exec(text)!

    const { headers } = await new Visitor(cast.rosa.host).get(path)

    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(headers['content-security-policy'], "default-src 'none'")
    assert.isBelow(Object.entries(headers).join().length, 400)
  })

  test('shows photos of its own brand only', async ({ assert }) => {
    const { status } = await page(cast.rosa.host, `/photos/${cast.vlam.id}/anything.webp`)

    assert.equal(status, 404)
  })
})

test.group('Members behind a partner’s link', () => {
  test('are shown to who follows it, on the next pages too', async ({ assert }) => {
    const { rosa, ann } = await newCast({ rosa: { logged_out_search: false, logged_out_search_trafficsource: true } })
    const [visitor, referred] = [new Visitor(rosa.host), new Visitor(rosa.host)]

    const refused = await visitor.get('/members', HTML)
    const search = await referred.get('/members?network=demo&ref=1', HTML)
    const profile = await referred.get(`/members/${ann.profile.id}`, HTML)
    const front = await referred.get('/', HTML)

    assert.equal(refused.headers.location, '/login?next=%2Fmembers')
    assert.deepEqual([search.status, profile.status], [200, 200])
    for (const { text } of [search, profile]) assert.include(text, 'Ann')
    assert.include(front.text, '<a href="/members"')
    assert.notInclude((await visitor.get('/', HTML)).text, '<a href="/members"')
  })

  test('who need no link store nothing of it in a browser', async ({ assert }) => {
    const { rosa } = await newCast({ rosa: { logged_out_search: true, logged_out_search_trafficsource: true } })
    const visitor = new Visitor(rosa.host)

    await visitor.get('/members?network=demo&ref=1', HTML)
    await visitor.get('/api/settings.php?network=demo&ref=1')

    assert.isFalse(visitor.cookies.has('partner-link'))
  })
})

test.group('The sign-up', () => {
  test('names the company that uses data on sexuality, and the partners that may have data', async ({ assert }) => {
    const settings = { name: 'Rosa', member_resell: true, data_partners: 'Hartpost, Zweisam GmbH' }
    const brand = await newBrand('rosa', 'GB', 'en-GB', settings)
    await givenCompany(brand)

    const { text } = await new Visitor(brand.host).get('/signup', HTML)

    assert.include(text, 'I expressly agree that Whole B.V. uses what Rosa learns about my sex life')
    assert.include(text, 'Whole B.V. may pass my name, email address and country to these partners of Rosa')
    assert.include(text, 'about their own offers: Hartpost, Zweisam GmbH.')
  })

  test('asks for no partners where none are named', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { member_resell: true })

    assert.notInclude((await new Visitor(brand.host).get('/signup', HTML)).text, 'consent_resell')
  })
})

test.group('The footer', () => {
  test('leads to the Impressum of a German company, and of no other', async ({ assert }) => {
    const { rosa, vlam } = await newCast()
    await givenCompany(rosa, { country: 'DE', representative: 'Ada Muster', register: 'Amtsgericht Köln' })
    const footerOf = async (host: string, language: string) => {
      const visitor = new Visitor(host)
      visitor.cookies.set('i18n_redirected', language)
      return (await visitor.get('/', HTML)).text
    }

    assert.include(await footerOf(rosa.host, 'de'), '<a href="/service#impressum"')
    assert.include(await footerOf(rosa.host, 'en'), '<a href="/service#legal-notice"')
    assert.notInclude(await footerOf(vlam.host, 'de'), '/service#')
  })
})

test.group('The page of somebody who is shown to members only', () => {
  test('tells visitors so, and how to see more', async ({ assert }) => {
    const { rosa, ben } = await newCast()
    const fields = { name: 'Shy', gender: 'female', looking_for: 'both', visible_to_visitors: false } as const
    const { profile } = await newPerson(rosa, fields)
    const visitor = new Visitor(rosa.host)

    const { status, text } = await visitor.get(`/members/${profile.id}`, HTML)
    const signup = await visitor.get(`/members/${profile.id}/signup`, HTML)

    assert.equal(status, 200)
    assert.match(text, /<h1[^>]*>Members only, 35<\/h1>/)
    assert.notInclude(text, 'Shy')
    for (const way of ['login', 'signup']) assert.include(text, `href="/${way}?next=%2Fmembers%2F${profile.id}"`)
    assert.equal(signup.headers.location, `/signup?next=%2Fmembers%2F${profile.id}`)
    assert.include((await ben.browser.get(`/members/${profile.id}`, HTML)).text, 'Shy')
  })
})

test.group('A link that no longer works', () => {
  test('says so with 404 and leads to a new one; a short address is no link', async ({ assert }) => {
    const { rosa } = await newCast()
    const { email } = await signUp(rosa)
    const token = tokenIn(await newestMailTo(email))
    await later(rosa, email, '30 days')
    const page = (path: string) => new Visitor(rosa.host).get(path, HTML)

    const [expired, unknown, cut, none] = await Promise.all(
      [`/${token}`, `/${'x'.repeat(43)}`, `/${token.slice(0, 30)}`, '/nope'].map(page)
    )

    assert.deepEqual(
      [expired, unknown, cut, none].map(({ status }: any) => status),
      [404, 404, 404, 404]
    )
    assert.include(expired!.text, 'This link has expired')
    for (const { text } of [unknown!, cut!]) {
      assert.match(text, /<h1[^>]*>This link is no longer valid<\/h1>/)
      for (const way of ['login', 'reset-password']) assert.include(text, `href="/${way}"`)
    }
    assert.include(none!.text, 'We couldn’t find this page')
  })

  test('has the frame of any page that isn’t there when it is no link', async ({ assert }) => {
    const { rosa } = await newCast()
    const frameOf = async (path: string) => {
      const { text } = await new Visitor(rosa.host).get(path, HTML)
      const [header, footer] = ['header', 'footer'].map((tag) => new RegExp(`<${tag}[^]*</${tag}>`).exec(text)![0])
      return (header! + footer!).replace(/ id="[^"]*"/g, '')
    }

    assert.equal(await frameOf('/nope'), await frameOf('/nothing/here'))
  })
})

test.group('A payment method that is not offered', () => {
  test('is a page that could not be found', async ({ assert }) => {
    const { ann, rosa } = await newCast()
    const shop = await newPackage(rosa)

    const [none, card] = await Promise.all(
      ['nonsense', 'card'].map((method) => ann.browser.get(`/credits/${shop}/${method}`, HTML))
    )

    assert.deepEqual([none!.status, card!.status], [404, 200])
  })
})

test.group('A page that is the same for every visitor', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { index_title: { en: 'Hello there' } } })
  })

  const page = (path: string, headers = {}) => new Visitor(cast.rosa.host).get(path, { ...HTML, ...headers })
  const soon = async (isTrue: () => Promise<boolean>) => {
    for (const until = Date.now() + 1_000; Date.now() < until; await sleep(25)) if (await isTrue()) return true
    return false
  }
  const retitle = (title: string) =>
    asOwner((owner) =>
      owner.query('update global.tenants set settings = settings || $2 where id = $1', [
        cast.rosa.id,
        { index_title: { en: title } },
      ])
    )

  test('is rendered once in a while: the second visitor gets the first one’s, with a new nonce', async ({ assert }) => {
    await retitle('Good evening')
    assert.isTrue(await soon(async () => (await page('/')).text.includes('Good evening')))
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)![1]!
    let [first, second] = ['', '']
    const isKept = async () => {
      first = (await page('/members')).text
      const { profile } = await newPerson(cast.rosa, { name: 'Late', gender: 'female', looking_for: 'both' })
      second = (await page('/members')).text
      return !second.includes(profile.id)
    }

    // Again, as long as the brand's own changes are still on their way to this server: they clear what is kept.
    assert.isTrue(await soon(isKept))

    assert.include(first, 'Ann')
    assert.notEqual(nonceOf(first), nonceOf(second))
    assert.equal(first.replaceAll(nonceOf(first), ''), second.replaceAll(nonceOf(second), ''))
  })

  test('is another for each brand, language and address asked for', async ({ assert }) => {
    await page('/members')

    assert.include((await page('/members', { cookie: 'i18n_redirected=nl' })).text, '<html lang="nl"')
    assert.include((await page('/members')).text, '<html lang="en"')
    assert.notInclude((await page('/members?gender=male')).text, 'Ann')
    assert.notInclude((await new Visitor(cast.vlam.host).get('/members', HTML)).text, 'Ann')
  })

  test('is never a member’s own', async ({ assert }) => {
    await page('/members')
    const own = await cast.ben.browser.get('/members', HTML)

    assert.include(own.text, cast.ben.member.email)
    assert.notInclude((await page('/members')).text, cast.ben.member.email)
  })

  test('shows no one who is hidden by now', async ({ assert }) => {
    assert.include((await page('/members')).text, 'Ann')

    await asOwner(
      (owner) =>
        owner.query('update app.profiles set visible_to_visitors = false where id = $1', [cast.ann.profile.id]),
      cast.rosa
    )

    assert.isTrue(await soon(async () => !(await page('/members')).text.includes('Ann')))
  })

  test('shows what was changed in the console', async ({ assert }) => {
    assert.include((await page('/')).text, 'Hello there')

    await retitle('Good day')

    assert.isTrue(await soon(async () => (await page('/')).text.includes('Good day')))
  })
})
