import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { applyManifest } from '@manyhearts/api/app/tenancy/manifests/apply_manifest'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { newPackage } from '../../credits/shop.ts'
import { withPlantedRefusal } from '../access/planted_refusal.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

const OWN = { title: 'Ask {{site}}', description: 'Our answers', body: 'We are **{{site}}**.\n\n## Money\n\nNone.' }
const path = (brand: { id: string }, page = 'faq.en') => `/api/tenants/${brand.id}/pages/${page}`
const operatorOf = (brand: Brand) => newStaff([{ brand, role: 'operator' }])
const brand = (name = 'rosa') => newBrand(name, 'GB', 'en-GB', { name: 'Rosa', refund_days: 21 })

test.group('A brand’s own texts in the console', () => {
  test('every page in every language says where its text comes from', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    await sam.put(path(rosa), { own: OWN, version: null })

    const { status, body } = await sam.get(`/api/tenants/${rosa.id}/pages`)

    const own = body.filter((one: { is_own: boolean }) => one.is_own)
    assert.equal(status, 200)
    assert.lengthOf(body, PAGES.length * LANGUAGES.length)
    assert.lengthOf(own, 1)
    assert.containsSubset(own[0], {
      id: 'faq.en',
      name: 'faq',
      language: 'en',
      title: 'Ask Rosa',
      changed: { by: 'Sam' },
    })
    assert.containsSubset(
      body.find(({ id }: { id: string }) => id === 'terms.de'),
      { is_own: false, changed: null }
    )
  })

  test('a text comes with the standard text and the current values of its tags', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)

    const { body } = await sam.get(path(rosa, 'terms.de'))

    const worth = Object.fromEntries(body.tags.map((tag: { name: string; value: unknown }) => [tag.name, tag.value]))
    assert.containsSubset(body, { own: null, version: null, host: rosa.host, language: 'de' })
    assert.include(body.standard.body, '{{site}}')
    assert.containsSubset(worth, { site: 'Rosa', host: rosa.host, refund_days: '21', country: 'Niederlande' })
    assert.isFalse(worth.member_resell)
  })

  test('what an operator writes, visitors read within a second, but on no other brand', async ({ assert }) => {
    const [rosa, vlam] = [await brand(), await brand('vlam')]
    const sam = await operatorOf(rosa)
    const [visitor, neighbour] = [new Visitor(rosa.host), new Visitor(vlam.host)]
    const ours = (await visitor.get('/api/pages/faq')).body

    const { status, body } = await sam.put(path(rosa), { own: OWN, version: null })

    const read = await withinASecond(
      () => visitor.get('/api/pages/faq'),
      (answer) => answer.body.title === 'Ask Rosa'
    )
    assert.equal(status, 200)
    assert.deepEqual(body.own, OWN)
    assert.deepEqual(body, (await sam.get(path(rosa))).body)
    assert.include(read.body.html, '<strong>Rosa</strong>')
    assert.deepEqual((await neighbour.get('/api/pages/faq')).body.title, ours.title)
    assert.isNull((await (await newPlatformAdmin()).get(path(vlam))).body.own)
  })

  test('the standard text comes back when the brand’s is removed', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const ours = (await new Visitor(rosa.host).get('/api/pages/faq')).body
    const { version } = (await sam.put(path(rosa), { own: OWN, version: null })).body

    const { status, body } = await sam.put(path(rosa), { own: null, version })

    assert.equal(status, 200)
    assert.containsSubset(body, { own: null, version: null, changed: { by: 'Sam' } })
    assert.deepEqual((await new Visitor(rosa.host).get('/api/pages/faq')).body, ours)
  })

  test('each change is in the audit log with both texts, the standard one too', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const { id } = (await sam.get('/api/session')).body.staff
    const { standard } = (await sam.get(path(rosa))).body
    const next = { ...OWN, title: 'Questions' }

    const first = await sam.put(path(rosa), { own: OWN, version: null })
    const second = await sam.put(path(rosa), { own: next, version: first.body.version })
    await sam.put(path(rosa), { own: next, version: second.body.version })
    await sam.put(path(rosa), { own: null, version: second.body.version })
    await sam.put(path(rosa), { own: null, version: null })

    const fromTo = (one: typeof OWN, other: typeof OWN) =>
      Object.fromEntries(
        (['title', 'description', 'body'] as const).map((name) => [name, { from: one[name], to: other[name] }])
      )
    const about = { level: 'page', id: 'faq.en', name: 'faq en' }
    assert.deepEqual(await auditOf(rosa), [
      {
        action: 'page_changed',
        staff_member_id: id,
        detail: { ...about, changes: { is_own: { from: false, to: true }, ...fromTo(standard, OWN) } },
      },
      {
        action: 'page_changed',
        staff_member_id: id,
        detail: { ...about, changes: { title: { from: OWN.title, to: next.title } } },
      },
      {
        action: 'page_removed',
        staff_member_id: id,
        detail: { ...about, changes: { is_own: { from: true, to: false }, ...fromTo(next, standard) } },
      },
    ])
  })

  test('the audit log lists where long texts differ, and an entry has both in full', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const long = (end: string) => ({ ...OWN, body: `${'The same. '.repeat(200)}${end}${' And so on.'.repeat(200)}` })
    const { version } = (await sam.put(path(rosa), { own: long('Before'), version: null })).body
    await sam.put(path(rosa), { own: long('After'), version })

    const [listed] = (await sam.get('/api/audit_entries')).body
    const { body: whole } = await sam.get(`/api/audit_entries/${listed.id}`)

    assert.isTrue(listed.detail.is_shortened)
    assert.match(listed.detail.changes.body.from, /^….*Before.*…$/)
    assert.match(listed.detail.changes.body.to, /^….*After.*…$/)
    assert.isBelow(listed.detail.changes.body.to.length, 200)
    assert.deepEqual(whole.detail.changes.body, { from: long('Before').body, to: long('After').body })
  })

  test('of two who write at once the second is told, and the first text is not lost', async ({ assert }) => {
    const rosa = await brand()
    const [sam, kim] = [await operatorOf(rosa), await newPlatformAdmin()]
    const by = (body: string) => ({ ...OWN, body })

    const answers = await Promise.all([
      sam.put(path(rosa), { own: by('Sam wrote this.'), version: null }),
      kim.put(path(rosa), { own: by('Kim wrote this.'), version: null }),
    ])
    const stored = (await sam.get(path(rosa))).body
    const late = await kim.put(path(rosa), { own: null, version: null })

    const refused = answers.find(({ status }) => status !== 200)!
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.equal(refused.body.errors[0].code, 'page_changed')
    assert.deepEqual(stored.own, answers.find(({ status }) => status === 200)!.body.own)
    assert.equal(late.status, 409)
    assert.deepEqual((await sam.get(path(rosa))).body, stored)
    assert.lengthOf(await auditOf(rosa), 1)
    assert.equal((await kim.put(path(rosa), { own: by('Both.'), version: stored.version })).status, 200)
  })

  test('a text says whether the console or a manifest changed it last', async ({ assert }) => {
    const rosa = await brand()
    await newPackage(rosa)
    const sam = await operatorOf(rosa)
    await sam.put(path(rosa), { own: OWN, version: null })
    const manifest = (await exportManifest(rosa.slug))!

    await applyManifest({ ...manifest, pages: { terms: { de: OWN } } })

    const [faq, terms] = [(await sam.get(path(rosa))).body, (await sam.get(path(rosa, 'terms.de'))).body]
    assert.isNull(faq.own)
    assert.isNull(faq.changed.by)
    assert.deepEqual(terms.own, OWN)
    assert.deepEqual(terms.changed, faq.changed)
  })

  test('a text of the console is in the manifest, which makes the same brand again', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)
    const pasted = { ...OWN, body: 'One\r\n\tTwo\rThree' }

    const { body } = await sam.put(path(rosa), { own: pasted, version: null })

    const manifest = (await exportManifest(rosa.slug))!
    assert.equal(body.own.body, 'One\n    Two\nThree')
    assert.deepEqual(manifest.pages, { faq: { en: body.own } })
    assert.deepEqual(await applyManifest(manifest, { keep: false }), [])
  })

  test('a change that can’t be logged is not made', async ({ assert }) => {
    const rosa = await brand()
    const sam = await operatorOf(rosa)

    const refused = await withPlantedRefusal(rosa, () => sam.put(path(rosa), { own: OWN, version: null }))

    assert.equal(refused.status, 500)
    assert.isNull((await sam.get(path(rosa))).body.own)
  })
})
