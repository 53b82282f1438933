import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { type Cast, newCast } from '../../cast.ts'
import { translationsOf } from '../../browser/translations.ts'
import { Visitor } from '../../visitor.ts'

test.group('The page for when there is no connection', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('speaks each language, whoever asks', async ({ assert }) => {
    for (const language of LANGUAGES) {
      const t = await translationsOf(language)
      const { status, text } = await new Visitor(cast.rosa.host).get(`/offline.html?language=${language}`)

      assert.equal(status, 200)
      assert.include(text, `<html lang="${language}"`)
      assert.include(text, `<h1>${t('site:offline.page').replaceAll("'", '&#x27;')}</h1>`)
    }
    const ofMember = await cast.ann.browser.get('/offline.html?language=de')
    const ofVisitor = await new Visitor(cast.rosa.host).get('/offline.html?language=de')
    assert.equal(ofMember.text, ofVisitor.text)
    assert.isUndefined(ofMember.headers['set-cookie'])
    assert.include((await new Visitor(cast.vlam.host).get('/offline.html?language=xx')).text, '<html lang="nl"')
  })

  test('brings its style and script with it, which its policy allows by their hashes', async ({ assert }) => {
    const { text, headers } = await new Visitor(cast.rosa.host).get('/offline.html?language=en')
    const policy = headers['content-security-policy']

    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(text)!
    const [, script] = /<script>([\s\S]*?)<\/script>/.exec(text)!
    assert.include(policy, `style-src ${sha(style!)};`)
    assert.include(policy, `script-src ${sha(script!)};`)
    assert.include(policy, "default-src 'none';")
    assert.notMatch(text, / style="|<(link|img)|src=|\/fonts\//)
    // Polish has letters of its own, which lie in other files.
    const fonts = (page: string) => page.split('url(data:font/woff2;base64,').length - 1
    const { text: inPolish } = await new Visitor(cast.rosa.host).get('/offline.html?language=pl')
    assert.isAbove(fonts(inPolish), fonts(text))
    assert.isAbove(fonts(text), 0)
  })

  test('is sent again only when something in it changed', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    const { headers } = await visitor.get('/offline.html?language=en')
    const known = { 'if-none-match': String(headers.etag) }

    const again = await visitor.get('/offline.html?language=en', known)
    const inDanish = await visitor.get('/offline.html?language=da', known)

    assert.equal(headers['cache-control'], 'private, no-cache')
    assert.equal(again.status, 304)
    assert.equal(inDanish.status, 200)
  })
})
