import { test } from '@japa/runner'
import { type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

const OWN = { title: 'Ask us', description: 'Our answers', body: 'We are {{site}}.' }
const path = (brand: { id: string }, page = 'faq.en') => `/api/tenants/${brand.id}/pages/${page}`

test.group('Texts the console refuses', (group) => {
  let rosa: Brand
  let sam: Visitor

  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', { name: 'Rosa' })
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
  })

  for (const [what, part, field, code] of [
    ['no title', { title: ' ' }, 'title', 'required'],
    ['nothing but invisible signs', { body: '\u200b\n ' }, 'body', 'required'],
    ['a title that is too long', { title: 'a'.repeat(121) }, 'title', 'maxLength'],
    ['a title of two lines', { title: 'a\nb' }, 'title', 'control_characters'],
    ['a description that is too long', { description: 'a'.repeat(301) }, 'description', 'maxLength'],
    ['a text that is too long', { body: 'a'.repeat(100_001) }, 'body', 'maxLength'],
    ['a NUL', { body: 'a\u0000' }, 'body', 'control_characters'],
    ['half a sign', { body: '\ud83d' }, 'body', 'control_characters'],
    ['a tag nothing fills in', { body: 'A\n\n{{brand}}' }, 'body', 'page_tag'],
    ['such a tag in a title', { title: '{{{site}}}' }, 'title', 'page_tag'],
    ['a tag without an end', { description: 'By {{site' }, 'description', 'page_tag_open'],
    ['a section without an end', { body: '{{#site}}' }, 'body', 'page_section'],
    ['sections without number', { body: '{{#site}}'.repeat(99) + '{{/site}}'.repeat(99) }, 'body', 'page_nesting'],
    ['a field nobody knows', { html: '<b>' }, 'html', 'unknown_field'],
    ['a text that is a list', { body: ['a'] }, 'body', 'string'],
  ] as const)
    test(`${what} is refused in words, at its field`, async ({ assert }) => {
      const { status, body } = await sam.put(path(rosa), { own: { ...OWN, ...part }, version: null })

      assert.equal(status, 422)
      assert.lengthOf(body.errors, 1)
      assert.deepInclude(body.errors[0], { code, field: `own.${field}` })
      assert.notMatch(body.errors[0].message, /rules\./)
      assert.isNull((await sam.get(path(rosa))).body.own)
    })

  test('every wrong tag is named, with its line, in the reader’s language', async ({ assert }) => {
    const { body } = await sam.put(
      path(rosa),
      { own: { ...OWN, title: '{{name}}', body: 'A\n\n{{brand}} and {{owner}}' }, version: null },
      { cookie: `sid=${sam.cookies.get('sid')}; i18n_redirected=de` }
    )

    assert.deepEqual(
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
      [
        ['own.title', 'Zeile 1: Den Platzhalter {{name}} gibt es nicht.'],
        ['own.body', 'Zeile 3: Den Platzhalter {{brand}} gibt es nicht.'],
        ['own.body', 'Zeile 3: Den Platzhalter {{owner}} gibt es nicht.'],
      ]
    )
  })

  test('a text as long as a manifest may bring is taken', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'NL', 'nl-NL')
    const own = { ...OWN, body: 'ą'.repeat(100_000) }

    const { status, body } = await (await newPlatformAdmin()).put(path(vlam), { own, version: null })

    assert.equal(status, 200)
    assert.equal(body.own.body, own.body)
  })

  test('read-only staff read every text and change none', async ({ assert }) => {
    for (const role of ['support', 'moderator', 'finance', 'read_only']) {
      const looker = await newStaff([{ brand: rosa, role }])
      const { status, body } = await looker.put(path(rosa), { own: OWN, version: null })
      assert.equal(status, 403, role)
      assert.equal(body.errors[0].code, 'not_allowed')
      assert.equal((await looker.get(path(rosa))).status, 200, role)
      assert.equal((await looker.get(`/api/tenants/${rosa.id}/pages`)).status, 200, role)
    }
    const desk = await newStaff([{ brand: rosa, role: 'desk' }])
    assert.equal((await desk.get(path(rosa))).status, 403)
    assert.isTrue((await new Visitor(ADMIN_HOST).get(path(rosa))).body.authentication_required)
    assert.deepEqual(await auditOf(rosa), [])
  })

  test('an operator changes no other brand’s texts, not even of one they may see', async ({ assert }) => {
    const [vlam, third] = [await newBrand('vlam', 'NL', 'nl-NL'), await newBrand('third', 'NL', 'nl-NL')]
    const both = await newStaff([
      { brand: rosa, role: 'operator' },
      { brand: vlam, role: 'support' },
    ])
    const change = (id: string) => both.put(path({ id }), { own: OWN, version: null })

    const [seen, foreign, unknown] = [await change(vlam.id), await change(third.id), await change('77')]

    assert.equal(seen.status, 403)
    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, unknown.text)
    assert.equal((await both.get(path(third))).text, (await both.get(path({ id: '77' }))).text)
  })

  test('pages that do not exist are not found', async ({ assert }) => {
    for (const page of ['imprint.en', 'terms', 'terms.xx', 'TERMS.en', 'terms.en.md', '..%2Fterms.en', 'constructor'])
      assert.equal((await sam.get(path(rosa, page))).status, 404, page)
  })
})
