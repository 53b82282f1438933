import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import type { ManifestTexts } from '@manyhearts/api/app/tenancy/manifests/manifest'
import { storeTexts } from '@manyhearts/api/app/tenancy/manifests/storing/store_texts'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { asOwner, type Brand, newBrand, newPerson } from '../../cast.ts'
import { newestMailTo } from '../../mailbox.ts'
import { manifestSource } from '../../manifest_source.ts'
import { Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'

const HTML = { accept: 'text/html', 'x-requested-with': '' }

const TEXTS = {
  'errors:login_failed': 'Das war wohl nichts.',
  'notices:password_reset.subject': 'Neues Passwort bei {{brand}} gefällig?',
  'reach:index.assurances.price': 'Jeder Preis steht vorher da.',
  'site:offline.page': 'Gerade kein Netz',
}

const readsOn = async ({ host }: Brand, path: string) => (await new Visitor(host).get(path, HTML)).text
const failedLogin = async ({ host }: Brand) =>
  (await new Visitor(host).post('/api/user.php', { email: 'eve@example.com', password: 'wrong' })).body.errors[0]
    .message
const store = (brand: Brand, texts: ManifestTexts) =>
  asTenant(brand, () => storeTexts({ texts }), { connection: 'staff' })
const served = async ({ host }: Brand, language = 'de') =>
  (await new Visitor(host).get(`/api/texts/${language}`)).body.texts as Record<string, Record<string, string>>

test.group('A brand’s own texts', (group) => {
  let eigen: Brand
  let other: Brand
  const live = (texts: (found: Awaited<ReturnType<typeof served>>) => boolean) =>
    eventually('the texts', async () => texts(await served(eigen)) || undefined)
  group.setup(async () => {
    eigen = await newBrand('eigen', 'NL', 'de-DE')
    other = await newBrand('other', 'NL', 'de-DE')
  })
  group.each.teardown(async () => {
    await store(eigen, {})
    await live((texts) => Object.keys(texts).length === 0)
  })

  test('are said in errors, mails and pages, with no other brand, until they go', async ({ assert }) => {
    const before = [await failedLogin(eigen), await readsOn(eigen, '/')]
    await store(eigen, { de: TEXTS })
    await live((texts) => 'errors' in texts)

    assert.equal(await failedLogin(eigen), TEXTS['errors:login_failed'])
    assert.equal(await failedLogin(other), before[0])
    assert.include(await readsOn(eigen, '/'), TEXTS['reach:index.assurances.price'])
    assert.notInclude(await readsOn(other, '/'), TEXTS['reach:index.assurances.price'])
    assert.include(await readsOn(eigen, '/offline.html'), TEXTS['site:offline.page'])
    assert.deepEqual(await served(other), {})
    assert.deepEqual(await served(eigen, 'nl'), {})
    for (const [brand, subject] of [
      [eigen, 'Neues Passwort bei eigen gefällig?'],
      [other, 'Wähle ein neues Passwort für other'],
    ] as const) {
      const { member } = await newPerson(brand, { name: 'Ada', gender: 'female', looking_for: 'male' })
      await asOwner((owner) => owner.query(`update app.members set language = 'de' where id = $1`, [member.id]), brand)
      await new Visitor(brand.host).post('/api/password-resets', { email: member.email })
      assert.equal((await newestMailTo(member.email)).subject, subject)
    }

    await store(eigen, {})
    await live((texts) => !('errors' in texts))
    assert.equal(await failedLogin(eigen), before[0])
    assert.notInclude(await readsOn(eigen, '/'), TEXTS['reach:index.assurances.price'])
  })

  test('reach the browser with the page, in its own language alone', async ({ assert }) => {
    const own = { 'reach:index.assurances.price': 'Vorher.', 'credits:buy.title': 'Nachschub' }
    await store(eigen, { de: own, nl: { 'credits:buy.title': 'Meer' } })
    await live((texts) => 'credits' in texts)

    const state = JSON.parse(/<script id="visit"[^>]*>([^<]*)</.exec(await readsOn(eigen, '/'))![1]!)

    assert.deepEqual(state.ownLanguages.sort(), ['de', 'nl'])
    assert.deepEqual(state.ownTexts.credits, { 'buy.title': 'Nachschub' })
    assert.notProperty(state.ownTexts, 'reach')
    assert.equal(state.texts.reach.index.assurances.price, 'Vorher.')
    assert.deepEqual(await served(eigen, 'nl'), { credits: { 'buy.title': 'Meer' } })
  })

  test('have a formal form, before which goes the product’s', async ({ assert, cleanup }) => {
    const address = (form: string | null) =>
      asOwner(async (owner) => {
        await owner.query('update global.tenants set settings = settings || $2 where id = $1', [
          eigen.id,
          { form_of_address: form },
        ])
      })
    cleanup(() => address(null))
    await address('formal')
    await store(eigen, {
      de: { 'reach:index.assurances.price': 'Du weißt Bescheid.', 'site:offline.page': 'Kein Netz' },
    })
    await live((texts) => 'site' in texts && !('reach' in texts))
    assert.include(await readsOn(eigen, '/'), 'Sie sehen den Preis')
    assert.include(await readsOn(eigen, '/offline.html'), 'Kein Netz')

    await store(eigen, { 'de-formal': { 'reach:index.assurances.price': 'Sie wissen Bescheid.' } })
    await live((texts) => 'reach' in texts)

    assert.include(await readsOn(eigen, '/'), 'Sie wissen Bescheid.')
  })

  test('that the product gives other values are not said', async ({ assert }) => {
    const written = {
      'notices:password_reset.subject': 'Ohne Namen',
      [['site', 'gone'].join(':')]: 'x',
      'credits:waiver.label': 'x',
    }
    await store(eigen, { de: { ...written, 'site:offline.page': 'Kein Netz' } })
    await live((texts) => 'site' in texts)

    assert.deepEqual(await served(eigen), { site: { 'offline.page': 'Kein Netz' } })
  })
})

test.group('Own texts in manifests', () => {
  const newSlug = () => `made-${randomBytes(4).toString('hex')}`
  const withTexts = (slug: string, ...texts: string[]) =>
    `${manifestSource(slug)}texts:\n${texts.map((one) => `  ${one}\n`).join('')}`
  const apply = async (source: string) => {
    const applied = await applySource(source, { keep: true })
    return 'faults' in applied
      ? applied.faults.map(({ line, path, reason }) => `${line} ${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }

  test('are stored, written back and taken out again', async ({ assert }) => {
    const slug = newSlug()
    const one = `nl: { site:offline.page: 'Geen net', errors:login_failed: 'Mis' }`
    assert.include(await apply(withTexts(slug, one)), 'new text nl site:offline.page')
    assert.deepEqual(await apply(writeManifest((await exportManifest(slug))!)), [])
    assert.deepEqual(await apply(withTexts(slug, one.replace('Mis', 'Nee'))), ['changed text nl errors:login_failed'])
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select detail from staff.audit_entries join global.tenants on tenants.id = audit_entries.tenant_id
         where slug = $1 order by audit_entries.id desc limit 1`,
        [slug]
      )
    )
    assert.deepEqual(rows[0].detail.applied[0].changes, { text: { from: 'Mis', to: 'Nee' } })
    assert.sameMembers(await apply(manifestSource(slug)), [
      'ended text nl errors:login_failed',
      'ended text nl site:offline.page',
    ])
  })

  test('that can’t be are named by their line, and nothing is applied', async ({ assert }) => {
    const slug = newSlug()
    const from = manifestSource(slug).split('\n').length + 1

    assert.deepEqual(
      await apply(
        withTexts(
          slug,
          'nl:',
          '  site:offline.pagee: Geen net',
          '  site:offline.page: Wel',
          '  site:offline.page_text: Weg',
          '  credits:waiver.label: Ja',
          '  site:common.close: ""'
        )
      ),
      [
        `${from + 1} texts.nl.site:offline.pagee: is no text of the product; did you mean "site:offline.page"?`,
        `${from + 3} texts.nl.site:offline.page_text: needs {{site}}`,
        `${from + 4} texts.nl.credits:waiver.label: can’t be said otherwise: members agree to it, and the version of its words is recorded`,
        `${from + 5} texts.nl.site:common.close: must not be empty; without it the product’s text is said`,
      ]
    )
    assert.isUndefined(await exportManifest(slug))
    const [fault] = await apply(withTexts(slug, 'da-formal: {}'))
    assert.match(fault!, /texts\.da-formal: is not known here; did you mean "de-formal"/)
  })
})
