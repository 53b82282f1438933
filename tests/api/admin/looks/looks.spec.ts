import { test } from '@japa/runner'
import { applyManifest } from '@manyhearts/api/app/tenancy/manifests/apply_manifest'
import { currentManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

const VELVET = /preset\W{1,6}velvet/

test.group('A brand’s looks', (group) => {
  let rosa: Brand
  let sam: Visitor
  let root: string
  group.each.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    root = `/api/tenants/${rosa.id}`
  })

  const looks = async () => (await sam.get(`${root}/looks`)).body
  /** By whoever has just read what there is. */
  const publish = async (theme: object) => {
    const { draft, versions } = await looks()
    return sam.post(`${root}/looks`, { theme, draft: draft?.version ?? null, published: versions[0]?.id ?? null })
  }
  const saveDraft = async (theme: object) =>
    sam.put(`${root}/look_draft`, { theme, draft: (await looks()).draft?.version ?? null })
  /** A visitor's page, once it is as expected. */
  const page = (isVelvet: boolean) =>
    withinASecond(
      async () => (await new Visitor(rosa.host).get('/')).text,
      (text) => VELVET.test(text) === isVelvet
    )

  test('are published as a whole, and the log has both values', async ({ assert }) => {
    const first = await publish({ preset: 'blush', mode: 'dark', primary: '#aa3366' })
    const second = await publish({ secondary: '#336699' })
    const back = await publish({})

    assert.deepEqual(first.body.published, { preset: 'blush', mode: 'dark', primary: '#aa3366' })
    assert.deepEqual(second.body.published, { secondary: '#336699' })
    assert.deepEqual(back.body.published, {})
    const entries = await auditOf(rosa)
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['theme_changed', 'theme_changed', 'theme_changed']
    )
    assert.deepEqual(entries[1]!.detail, {
      level: 'tenant',
      id: rosa.id,
      name: rosa.slug,
      changes: {
        preset: { from: 'blush', to: null },
        mode: { from: 'dark', to: null },
        primary: { from: '#aa3366', to: null },
        secondary: { from: null, to: '#336699' },
      },
    })
  })

  test('that can’t be shown are refused at their fields', async ({ assert }) => {
    for (const [theme, field, code] of [
      [{ preset: 'neon' }, 'theme.preset', 'enum'],
      [{ primary: 'red; }' }, 'theme.primary', 'colour'],
      [{ font: 'Papyrus' }, 'theme.font', 'unknown_field'],
      [{ hero: 'mine' }, 'theme.hero', 'hero_unknown'],
      [{ hero: 'f'.repeat(32) }, 'theme.hero', 'hero_unknown'],
      ['blush', 'theme', 'object'],
    ] as const) {
      for (const refused of [await publish(theme as never), await saveDraft(theme as never)]) {
        assert.equal(refused.status, 422)
        assert.deepInclude(refused.body.errors[0], { code, field })
      }
    }
    assert.deepEqual(await looks(), { published: {}, draft: null, versions: [] })
  })

  test('of a niche whose preset is gone are refused until the brand has its own', async ({ assert }) => {
    const presetOfNiche7 = (preset: string) =>
      asOwner((owner) => owner.query('update global.niches set preset = $1 where id = 7', [preset]))
    await asOwner((owner) => owner.query('update global.tenants set niche_id = 7 where id = $1', [rosa.id]))
    const { preset } = (await sam.get(root)).body

    await presetOfNiche7('gone')
    const inherited = await publish({ primary: '#aa3366' })
    const own = await publish({ primary: '#aa3366', preset: 'blush' })
    await presetOfNiche7(preset)

    assert.equal(inherited.status, 422)
    assert.deepInclude(inherited.body.errors[0], { code: 'look', field: 'theme' })
    assert.equal(own.status, 200)
  })

  test('are kept, with the one that there was before, and can be used again', async ({ assert }) => {
    await publish({ preset: 'velvet' })
    assert.match(await page(true), VELVET)
    const { versions } = await looks()
    assert.deepEqual(
      versions.map(({ theme, made_by }: any) => [theme, made_by]),
      [
        [{ preset: 'velvet' }, 'Sam'],
        [{}, null],
      ]
    )

    await saveDraft({ preset: 'dusk' })

    await sam.post(`${root}/looks`, { theme: versions[1].theme, published: versions[0].id })

    assert.containSubset((await looks()).draft, { theme: { preset: 'dusk' } }, 'is left alone')

    assert.notMatch(await page(false), VELVET)
    assert.lengthOf((await looks()).versions, 3)
    assert.equal((await publish({})).status, 200)
    assert.lengthOf((await looks()).versions, 3, 'the same again is no other look')
  })

  test('are the last 50', async ({ assert }) => {
    await asOwner((owner) =>
      owner.query(
        `insert into app.look_versions (tenant_id, theme, made_at)
         select $1, jsonb_build_object('primary', '#0000' || lpad(to_hex(n), 2, '0')), now() - n * interval '1 hour'
         from generate_series(1, 50) n`,
        [rosa.id]
      )
    )
    await publish({ preset: 'velvet' })
    const { versions } = await looks()
    assert.lengthOf(versions, 50)
    assert.deepEqual(versions[0].theme, { preset: 'velvet' })
    assert.deepEqual(versions.at(-1).theme, { primary: '#000031' })
  })

  test('are worked on while visitors see another', async ({ assert }) => {
    assert.equal((await saveDraft({ preset: 'velvet' })).status, 200)
    assert.notMatch(await page(false), VELVET)
    const { draft, published, versions } = await looks()
    assert.containSubset(draft, { theme: { preset: 'velvet' }, version: 1, changed_by: 'Sam' })
    assert.deepEqual([published, versions], [{}, []])

    await saveDraft({ preset: 'velvet', mode: 'dark' })
    await publish({ preset: 'velvet', mode: 'dark' })

    assert.match(await page(true), VELVET)
    assert.isNull((await looks()).draft)
    assert.deepEqual(
      (await auditOf(rosa)).map(({ action }) => action),
      ['look_draft_saved', 'look_draft_saved', 'theme_changed']
    )
  })

  test('are discarded before anybody saw them', async ({ assert }) => {
    await saveDraft({ preset: 'velvet' })
    assert.equal((await sam.delete(`${root}/look_draft?draft=2`)).status, 409)
    const { status, body } = await sam.delete(`${root}/look_draft?draft=1`)
    assert.equal(status, 200)
    assert.isNull(body.draft)
    assert.deepEqual((await auditOf(rosa)).at(-1)!.detail.changes, { preset: { from: 'velvet', to: null } })
  })

  test('of two colleagues are not lost to each other', async ({ assert }) => {
    const kim = await newStaff([{ brand: rosa, role: 'operator' }])
    await saveDraft({ preset: 'velvet' })
    for (const late of [
      await kim.put(`${root}/look_draft`, { theme: { preset: 'dusk' }, draft: null }),
      await kim.post(`${root}/looks`, { theme: { preset: 'dusk' }, draft: null, published: null }),
    ])
      assert.deepEqual([late.status, late.body.errors[0].code], [409, 'look_changed'])
    await publish({ preset: 'velvet' })
    const late = await kim.post(`${root}/looks`, { theme: { preset: 'dusk' }, draft: null, published: null })
    assert.equal(late.status, 409)
    assert.deepEqual((await looks()).published, { preset: 'velvet' })
  })

  test('are kept when a manifest changes them', async ({ assert }) => {
    // Which needs less than one that is live.
    await asOwner((owner) => owner.query(`update global.tenants set state = 'draft' where id = $1`, [rosa.id]))
    const manifest = (await asTenant(rosa, currentManifest, { connection: 'staff' }))!
    await applyManifest({ ...manifest, theme: { preset: 'velvet' } })
    await applyManifest({ ...manifest, theme: { preset: 'velvet' } })
    assert.deepEqual(
      (await looks()).versions.map(({ theme }: any) => theme),
      [{ preset: 'velvet' }, {}]
    )
  })

  test('are of one brand, and changed by who runs it', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'NL', 'nl-NL')
    const lee = await newStaff([{ brand: vlam, role: 'operator' }])
    const reader = await newStaff([{ brand: rosa, role: 'read_only' }])
    await publish({ preset: 'velvet' })
    await saveDraft({ preset: 'dusk' })

    assert.equal((await lee.get(`${root}/looks`)).status, 404)
    assert.deepEqual((await lee.get(`/api/tenants/${vlam.id}/looks`)).body, {
      published: {},
      draft: null,
      versions: [],
    })
    assert.containSubset((await reader.get(`${root}/looks`)).body, { draft: { theme: { preset: 'dusk' } } })
    assert.equal((await reader.put(`${root}/look_draft`, { theme: {}, draft: 1 })).status, 403)
    assert.equal((await reader.post(`${root}/looks`, { theme: {}, draft: 1, published: null })).status, 403)
  })
})
