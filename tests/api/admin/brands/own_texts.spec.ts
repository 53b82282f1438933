import { test } from '@japa/runner'
import { productTexts } from '@manyhearts/locales/product_texts'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

const NAME = 'site:nav.search'
const list = (brand: { id: string }, wording = 'de') => `/api/tenants/${brand.id}/own_texts/${wording}`
const path = (brand: { id: string }, name = NAME, wording = 'de') => `${list(brand, wording)}/${name}`
const product = productTexts('de').get(NAME)!
const codes = (body: { errors: { code: string; field?: string }[] }) =>
  body.errors.map(({ field, code }) => [field, code])

interface Listed {
  wordings: { wording: string; own: number }[]
  texts: { name: string; product: string; own: string | null; plain: string | null; fixed: string | null }[]
}

test.group('A brand’s own texts in the console', () => {
  const brand = (name = 'rosa') => newBrand(name, 'NL', 'de-DE')
  const operatorOf = (rosa: Brand) => newStaff([{ brand: rosa, role: 'operator' }])
  const listed = (body: Listed, name = NAME) => body.texts.find((one) => one.name === name)

  test('every text of a language stands beside the brand’s own, and those that are fixed say why', async ({
    assert,
  }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    await sam.put(path(rosa), { own: 'Leute finden', before: null })

    const { status, body } = await sam.get(list(rosa))

    assert.equal(status, 200)
    assert.lengthOf(body.texts, productTexts('de').size)
    assert.deepEqual(listed(body), { name: NAME, product, own: 'Leute finden', plain: null, fixed: null })
    assert.equal(listed(body, 'safety:reasons.spam')!.fixed, 'safety')
    assert.deepInclude(body.wordings, { wording: 'de', own: 1 })
    assert.deepInclude(body.wordings, { wording: 'de-formal', own: 0 })
  })

  test('the formal form tells what it takes from the plain one', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    await sam.put(path(rosa), { own: 'Leute finden', before: null })

    const { body } = await sam.get(list(rosa, 'de-formal'))

    assert.containsSubset(listed(body), { own: null, plain: 'Leute finden' })
  })

  test('what an operator writes, visitors read within a second, but on no other brand, until it goes', async ({
    assert,
  }) => {
    const [rosa, vlam] = [await brand(), await brand('vlam')]
    const sam = await operatorOf(rosa)
    const said = async ({ host }: Brand) => (await new Visitor(host).get('/api/texts/de')).body.texts
    const own = { site: { 'nav.search': 'Leute finden' } }

    const { status, body } = await sam.put(path(rosa), { own: 'Leute finden', before: null })
    const read = await withinASecond(
      () => said(rosa),
      (texts) => 'site' in texts
    )
    await sam.put(path(rosa), { own: null, before: 'Leute finden' })
    const after = await withinASecond(
      () => said(rosa),
      (texts) => !('site' in texts)
    )

    assert.equal(status, 200)
    assert.deepEqual(body, { own: 'Leute finden' })
    assert.deepEqual(read, own)
    assert.deepEqual(await said(vlam), {})
    assert.deepEqual(after, {})
  })

  test('the manifest has it, and the audit log both texts', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const { id } = (await sam.get('/api/session')).body.staff

    await sam.put(path(rosa), { own: 'Leute finden', before: null })
    await sam.put(path(rosa), { own: 'Leute finden', before: 'Leute finden' })
    const { texts } = (await exportManifest(rosa.slug))!
    await sam.put(path(rosa), { own: null, before: 'Leute finden' })

    const about = { level: 'text', id: 'de', name: NAME }
    assert.deepEqual(texts, { de: { [NAME]: 'Leute finden' } })
    assert.deepEqual(await auditOf(rosa), [
      {
        action: 'text_changed',
        staff_member_id: id,
        detail: { ...about, changes: { text: { from: product, to: 'Leute finden' } } },
      },
      {
        action: 'text_removed',
        staff_member_id: id,
        detail: { ...about, changes: { text: { from: 'Leute finden', to: product } } },
      },
    ])
  })

  test('of two who write at once the second is told, and the first text is not lost', async ({ assert }) => {
    const rosa = await brand()
    const [sam, kim] = [await operatorOf(rosa), await newPlatformAdmin()]

    const answers = await Promise.all([
      sam.put(path(rosa), { own: 'Leute finden', before: null }),
      kim.put(path(rosa), { own: 'Umsehen', before: null }),
    ])

    const [refused] = answers.filter(({ status }) => status === 409)
    const [kept] = answers.filter(({ status }) => status === 200)
    assert.deepEqual(codes(refused!.body), [[undefined, 'page_changed']])
    assert.equal(listed((await sam.get(list(rosa))).body)?.own, kept!.body.own)
  })

  test('what no brand may say is refused by name, and stores nothing', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const subject = 'notices:password_reset.subject'
    const refusals: [string, string, string][] = [
      [NAME, ' ', 'required'],
      [NAME, `Leute\u202Efinden`, 'control_characters'],
      [NAME, 'x'.repeat(200), 'maxLength'],
      [NAME, '<b>Leute</b> { finden', 'text_unknown'],
      [NAME, 'Leute { finden', 'text_markup'],
      [subject, 'Neues Passwort', 'text_missing'],
      [subject, '{{brand}} {{name}}', 'text_unknown'],
      ['safety:reasons.spam', 'Werbung', 'text_fixed'],
    ]
    for (const [name, own, code] of refusals) {
      const { status, body } = await sam.put(path(rosa, name), { own, before: null })
      assert.equal(status, 422, `${name} ${own}`)
      assert.deepEqual(codes(body), [['own', code]])
      assert.notMatch(body.errors[0].message, /text_|\{\{names/)
    }
    assert.isTrue((await sam.get(list(rosa))).body.texts.every(({ own }: { own: unknown }) => own === null))
    assert.deepEqual(await auditOf(rosa), [])
  })

  test('there is no other language, form or text', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const nothing = { own: 'x', before: null }

    assert.equal((await sam.get(list(rosa, 'da-formal'))).status, 404)
    assert.equal((await sam.get(list(rosa, 'xx'))).status, 404)
    assert.equal((await sam.put(path(rosa, NAME.slice(0, -1)), nothing)).status, 404)
    assert.equal((await sam.put(path(rosa, `console:${NAME}`), nothing)).status, 404)
  })
})
