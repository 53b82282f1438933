import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { addPhotos } from '../members/add_photos.ts'
import { secondDomain } from '../reach/second_domain.ts'

const WORDS = {
  name: 'Rosa',
  index_title: { en: 'A kind word goes a long way' },
  description: { en: 'A gentle place to <b>meet</b>.' },
}
const PUBLIC = ['/', '/pricing', '/terms', '/faq', '/signup', '/login']

interface Head {
  status: number
  text: string
  title: string
  metas: Map<string, string[]>
  canonical: string[]
  alternates: string[][]
  data: any[]
}

async function headOf(visitor: Visitor, path: string): Promise<Head> {
  const { status, text } = await visitor.get(path, { accept: 'text/html', 'x-requested-with': '' })
  const plain = (html: string) =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const metas = new Map<string, string[]>()
  for (const [, name, content] of text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    metas.set(name!, [...(metas.get(name!) ?? []), plain(content!)])
  return {
    status,
    text,
    title: plain(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''),
    metas,
    canonical: [...text.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, address]) => address!),
    alternates: [...text.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, address]) => [language!, address!]
    ),
    data: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!)
    ),
  }
}

test.group('What a page says of itself', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: WORDS })
    await addPhotos(cast.rosa, cast.ben.profile, ['ben'])
  })
  const origin = (host = cast.rosa.host) => `http://${host}:${process.env.PORT}`
  const head = (path: string, host = cast.rosa.host) => headOf(new Visitor(host), path)

  test('is whole on every page that may be found', async ({ assert }) => {
    for (const path of PUBLIC) {
      const { status, text, title, metas, canonical } = await head(path)
      const only = (name: string) => {
        assert.lengthOf(metas.get(name) ?? [], 1, `${path} ${name}`)
        return metas.get(name)![0]!
      }

      assert.equal(status, 200, path)
      assert.lengthOf(text.match(/<h1/g)!, 1, path)
      assert.match(title, /^.+ · Rosa$/, path)
      assert.isNotEmpty(only('description'), path)
      assert.deepEqual(canonical, [origin() + path], path)
      assert.isFalse(metas.has('robots'), path)
      assert.equal(`${only('og:title')} · Rosa`, title, path)
      assert.equal(only('og:description'), only('description'), path)
      assert.equal(only('og:url'), origin() + path)
      assert.equal(only('og:type'), 'website')
      assert.equal(only('og:site_name'), 'Rosa')
      assert.equal(only('og:locale'), 'en_GB')
      assert.equal(only('twitter:card'), 'summary_large_image')
      assert.match(only('og:image'), new RegExp(`^${origin()}/icons/share\\.png\\?v=[\\w-]{12}$`))
      assert.equal(`${only('og:image:width')} × ${only('og:image:height')}`, '1200 × 630')
      assert.equal(only('og:image:alt'), 'Rosa: A kind word goes a long way')
    }
  })

  test('names one address, without a query or a trailing slash', async ({ assert }) => {
    for (const path of ['/terms?network=x&ref=7', '/terms/', '/terms/?t=5'])
      assert.deepEqual((await head(path)).canonical, [`${origin()}/terms`], path)
    assert.deepEqual((await head('/?lb=1')).canonical, [`${origin()}/`])
  })

  test('is in the reader’s language, at the same address', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    visitor.cookies.set('i18n_redirected', 'de')

    const { metas, canonical } = await headOf(visitor, '/pricing')

    assert.deepEqual(metas.get('og:locale'), ['de_DE'])
    assert.deepEqual(metas.get('og:locale:alternate'), ['en_GB'])
    assert.deepEqual(canonical, [`${origin()}/pricing`])
  })

  test('links to the other languages where the brand has domains for them', async ({ assert }) => {
    const spanish = await secondDomain(cast.vlam, 'es-ES')
    const alternates = [
      ['nl', `${origin(cast.vlam.host)}/terms`],
      ['es', `${origin(spanish)}/terms`],
      ['x-default', `${origin(cast.vlam.host)}/terms`],
    ]

    for (const host of [cast.vlam.host, spanish]) {
      const found = await head('/terms', host)

      assert.deepEqual(found.alternates, alternates, host)
      assert.deepEqual(found.canonical, [`${origin(host)}/terms`], host)
    }
    assert.deepEqual((await head('/terms')).alternates, [])
    assert.deepEqual((await head('/there/is/nothing', spanish)).alternates, [])
  })

  test('of a duplicate domain links to the original', async ({ assert }) => {
    const again = await secondDomain(cast.rosa, 'en-GB', 'again')

    assert.deepEqual((await head('/terms', again)).canonical, [`${origin()}/terms`])
  })

  test('shows no one where a member’s page or an own page is shared', async ({ assert }) => {
    const profile = `/members/${cast.ben.profile.id}`
    const pages = [
      await head('/members'),
      await head(profile),
      await headOf(cast.ann.browser, profile),
      await headOf(cast.ann.browser, '/likes'),
      await headOf(cast.ann.browser, '/chats'),
      await head('/there/is/nothing'),
    ]

    assert.include(pages[1]!.title, 'Ben')
    for (const { metas, canonical, alternates, data } of pages) {
      assert.deepEqual(metas.get('robots'), ['noindex'])
      assert.deepEqual([canonical, alternates, data], [[], [], []])
      assert.deepEqual(metas.get('og:title'), ['Rosa'])
      assert.isFalse(metas.has('og:url'))
      for (const [name, contents] of metas) {
        if (name.startsWith('og:image')) assert.lengthOf(contents, 1, name)
        assert.notMatch(contents.join(), /Ben|photos/, name)
      }
      assert.include(metas.get('og:image')![0], '/icons/share.png?v=')
    }
  })
})

test.group('What a page tells machines', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { ...WORDS, description: { en: 'Meet </script><script>alert(1)</script> people' } } })
  })
  const page = (path: string) => headOf(new Visitor(cast.rosa.host), path)
  const origin = () => `http://${cast.rosa.host}:${process.env.PORT}`

  test('on the front page: which site this is and who runs it; no text of a brand ends the script', async ({
    assert,
  }) => {
    const { data, text } = await page('/')

    const [site, company] = data[0]['@graph']
    assert.containsSubset(site, { '@type': 'WebSite', name: 'Rosa', url: `${origin()}/`, inLanguage: 'en' })
    assert.equal(site.description, 'Meet </script><script>alert(1)</script> people')
    assert.notInclude(text, '<script>alert(1)')
    assert.containsSubset(company, {
      '@type': 'Organization',
      legalName: 'Tests B.V.',
      address: { addressCountry: 'NL' },
    })
    assert.equal(site.publisher['@id'], company['@id'])
  })

  test('on the questions: each with its answer, as on the page', async ({ assert }) => {
    const { data, text } = await page('/faq')

    const { mainEntity } = data.find((one) => one['@type'] === 'FAQPage')
    assert.isAbove(mainEntity.length, 10)
    for (const { name, acceptedAnswer } of mainEntity) {
      assert.match(name, /\?$/)
      assert.match(acceptedAnswer.text, /^<(p|ul|ol|table)/)
      assert.notMatch(acceptedAnswer.text, /<h\d|href="\//)
      assert.include(text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"), name)
    }
  })

  test('on a page below the front page: its breadcrumb', async ({ assert }) => {
    for (const path of ['/terms', '/pricing']) {
      const { data, title } = await page(path)

      const { itemListElement } = data.find((one) => one['@type'] === 'BreadcrumbList')
      assert.deepEqual(
        itemListElement.map(({ name, item }: { name: string; item: string }) => [`${name} · Rosa`, item]),
        [
          ['Rosa · Rosa', `${origin()}/`],
          [title, origin() + path],
        ]
      )
    }
  })
})
