import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { GIFT_PICTURES } from '@manyhearts/locales/gift_names'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { tenantBySlug } from '@manyhearts/api/app/tenancy/manifests/tenant_by_slug'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'

test.group('Gifts of a brand', () => {
  const newSlug = () => `made-${randomBytes(4).toString('hex')}`
  const withGifts = (slug: string, ...gifts: string[]) =>
    `${manifestSource(slug)}gifts:\n${gifts.map((gift) => `  - { ${gift} }\n`).join('')}`
  const apply = async (source: string, keep = true) => {
    const applied = await applySource(source, { keep })
    return 'faults' in applied
      ? applied.faults.map(({ path, reason }) => `${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }
  const rows = async (slug: string) => {
    const brand = (await tenantBySlug(slug))!
    const { rows: gifts } = await asOwner(
      (owner) =>
        owner.query(
          `select key, picture, credits, position, ends_at is null as offered from app.gifts
           where tenant_id = $1 order by ends_at is null desc, position, id`,
          [brand.id]
        ),
      brand
    )
    return gifts.map(({ key, picture, credits, position, offered }) => [key, picture, credits, position, offered])
  }

  test('come from its manifest, are written back, and a changed one is another gift', async ({ assert }) => {
    const slug = newSlug()
    const tea = 'key: tea, picture: coffee, credits: 15, names: { en: Tea, nl: Thee }'
    assert.includeMembers(await apply(withGifts(slug, 'key: rose', tea)), [
      'new gift rose',
      'new gift tea',
      'new order of gifts',
    ])
    assert.deepEqual(await apply(writeManifest((await exportManifest(slug))!)), [])

    const changed = withGifts(slug, tea.replace('15', '18'), 'key: rose', 'key: ring, credits: 90')
    const planned = await apply(changed, false)
    assert.deepEqual(await apply(changed), planned)
    assert.sameMembers(planned, ['changed gift tea', 'new gift ring', 'changed order of gifts'])
    assert.deepEqual(await rows(slug), [
      ['tea', 'coffee', 18, 0, true],
      ['rose', 'rose', null, 1, true],
      ['ring', 'ring', 90, 2, true],
      ['tea', 'coffee', 15, 1, false],
    ])

    assert.sameMembers(await apply(manifestSource(slug)), [
      'ended gift rose',
      'ended gift ring',
      'ended gift tea',
      'ended order of gifts',
    ])
    assert.isTrue((await rows(slug)).every(([, , , , offered]) => !offered))
  })

  test('that can’t be are named', async ({ assert }) => {
    assert.deepEqual(await apply(withGifts(newSlug(), 'key: tea, credits: 15', 'key: rose', 'key: rose')), [
      'gifts.2.key: rose stands here twice',
      'gifts.0.picture: is missing: no picture is called tea',
    ])
    const faults = await apply(withGifts(newSlug(), 'key: rose, credits: 0, picture: roze, names: { xx: Rose }'))
    assert.lengthOf(faults, 3)
  })

  test('have a drawing for every picture there is a name of', ({ assert }) => {
    for (const picture of GIFT_PICTURES) {
      const file = new URL(`../../../theme-presets/gifts/${picture}.svg`, import.meta.url)
      assert.isTrue(existsSync(file), picture)
      assert.match(readFileSync(file, 'utf8'), /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 96 96"/)
    }
  })
})
