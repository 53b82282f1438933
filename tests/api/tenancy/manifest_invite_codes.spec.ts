import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { tenantBySlug } from '@manyhearts/api/app/tenancy/manifests/tenant_by_slug'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'

test.group('Invitation codes of a brand', () => {
  const newSlug = () => `asked-${randomBytes(4).toString('hex')}`
  /** `HALLO-1`, twice, is in each of them. */
  const withCodes = (slug: string, ...codes: string[]) =>
    `${manifestSource(slug)}${codes.map((code) => `  - { ${code} }\n`).join('')}`
  const apply = async (source: string) => {
    const applied = await applySource(source, { keep: true })
    return 'faults' in applied
      ? applied.faults.map(({ path, reason }) => `${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }
  const ask = async (slug: string, sql: string) => {
    const brand = (await tenantBySlug(slug))!
    return asOwner(async (owner) => (await owner.query(sql, [brand.id])).rows, brand)
  }
  const rows = (slug: string) =>
    ask(
      slug,
      'select code, uses, used, stopped_at is not null as stopped from app.invite_codes where tenant_id = $1 order by code'
    )

  test('come from its manifest, change with it, go with it and are written back', async ({ assert }) => {
    const slug = newSlug()
    await apply(withCodes(slug, 'code: FAIR, uses: 10'))
    await ask(slug, `update app.invite_codes set note = 'Ours', used = 7 where tenant_id = $1 and code = 'FAIR'`)

    assert.deepEqual(await apply(writeManifest((await exportManifest(slug))!)), [])
    assert.deepEqual(await apply(withCodes(slug, 'code: FAIR, uses: 5')), ['changed invite code FAIR'])
    // They were let in already.
    assert.deepInclude(await rows(slug), { code: 'FAIR', uses: 7, used: 7, stopped: false })
    assert.deepEqual(await apply(manifestSource(slug)), ['ended invite code FAIR'])

    assert.deepEqual(await rows(slug), [{ code: 'HALLO-1', uses: 2, used: 0, stopped: false }])
  })

  test('that were stopped are in no manifest, stay, and run again when one lists them', async ({ assert }) => {
    const slug = newSlug()
    await apply(withCodes(slug, 'code: FAIR, uses: 10'))
    await ask(slug, `update app.invite_codes set stopped_at = now() where tenant_id = $1 and code = 'FAIR'`)

    assert.deepEqual((await exportManifest(slug))!.invite_codes, [{ code: 'HALLO-1', uses: 2 }])
    assert.deepEqual(await apply(manifestSource(slug)), [])
    assert.deepInclude(await rows(slug), { code: 'FAIR', uses: 10, used: 0, stopped: true })
    assert.deepEqual(await apply(withCodes(slug, 'code: fair, uses: 10')), ['new invite code fair'])

    assert.deepInclude(await rows(slug), { code: 'fair', uses: 10, used: 0, stopped: false })
  })

  test('that were made together are listed, ended and taken over by none', async ({ assert }) => {
    const slug = newSlug()
    await apply(manifestSource(slug))
    await ask(slug, `insert into app.invite_codes (tenant_id, code, uses, batch) values ($1, 'UNIQUE', 1, 'Fair')`)

    assert.deepEqual(await apply(manifestSource(slug)), [])
    assert.deepEqual(await apply(withCodes(slug, 'code: unique, uses: 9')), [
      'invite_codes.1.code: unique is one of a batch',
    ])
    assert.lengthOf(await rows(slug), 2)
  })

  test('that are the same to who types them are one', async ({ assert }) => {
    assert.deepEqual(await apply(withCodes(newSlug(), 'code: hallo-1, uses: 1')), [
      'invite_codes.1.code: HALLO-1 stands here twice',
    ])
  })
})
