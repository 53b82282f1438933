import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { applyManifest } from '@manyhearts/api/app/tenancy/manifests/apply_manifest'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import type { Manifest } from '@manyhearts/api/app/tenancy/manifests/manifest'
import { readManifest } from '@manyhearts/api/app/tenancy/manifests/read_manifest'
import { wholeManifest } from '@manyhearts/api/app/tenancy/manifests/whole_manifest'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'
import { Visitor } from '../../visitor.ts'

const BRANDS = new URL('../../../database/seeders/brands/', import.meta.url)

const auditOf = (slug: string) =>
  asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select action, staff_member_id, detail -> 'applied' as applied from staff.audit_entries
       join global.tenants on tenants.id = tenant_id where slug = $1`,
      [slug]
    )
    return rows
  })
const newSlug = () => `made-${randomBytes(4).toString('hex')}`
const manifestOf = (source: string) => (readManifest(source) as { manifest: Manifest }).manifest
const brandOf = async (slug: string) => {
  const { rows } = await asOwner((owner) =>
    owner.query('select id::text, slug from global.tenants where slug = $1', [slug])
  )
  return rows[0] as { id: string; slug: string }
}
/** The same brand under another name, host and company, so that the demo brands stay as they are. */
const renamed = (manifest: Manifest, slug: string): Manifest => ({
  ...manifest,
  tenant: slug,
  company: { ...manifest.company, key: slug },
  domains: manifest.domains.map((domain) => ({ ...domain, host: `${slug}.${domain.host}` })),
})

test.group('A manifest', () => {
  test('of every demo brand reads without a fault', async ({ assert }) => {
    for (const name of await readdir(BRANDS)) {
      assert.notProperty(readManifest(await readFile(new URL(name, BRANDS), 'utf8')), 'faults', name)
    }
  })

  test('gives a new brand a key of its own for pushes, and keeps it', async ({ assert }) => {
    const manifest = manifestOf(manifestSource(newSlug()))
    const keyOf = async () => {
      const { rows } = await asOwner((owner) =>
        owner.query('select push_public_key as key from global.tenants where slug = $1', [manifest.tenant])
      )
      return rows[0].key as string
    }
    await applyManifest(manifest)
    const first = await keyOf()
    await applyManifest(manifest)

    assert.match(first, /^B[\w-]{86}$/)
    assert.equal(await keyOf(), first)
  })

  test('makes a brand that answers at once; applied again it changes nothing', async ({ assert }) => {
    const slug = newSlug()
    const manifest = manifestOf(manifestSource(slug))

    const changes = await applyManifest(manifest)
    assert.deepEqual(
      changes.map(({ how }) => how),
      ['new', 'new', 'new', 'new', 'new']
    )
    const { body } = await new Visitor(`${slug}.localhost`).get('/api/settings.php')
    assert.containsSubset(body, { name: 'Kade', index_title: 'Hallo', theme: { preset: 'dusk' } })
    assert.deepEqual(await applyManifest(manifest), [])
    const [entry, ...others] = await auditOf(slug)
    assert.deepInclude(entry, { action: 'manifest_applied', staff_member_id: null })
    assert.lengthOf(entry.applied, changes.length)
    assert.deepEqual(others, [])
  })

  test('planned lists the changes and makes none', async ({ assert }) => {
    const slug = newSlug()

    const changes = await applyManifest(manifestOf(manifestSource(slug)), { keep: false })

    assert.lengthOf(changes, 5)
    const { rowCount } = await asOwner((owner) => owner.query('select 1 from global.tenants where slug = $1', [slug]))
    assert.equal(rowCount, 0)
  })

  test('lists with each change what it was and what it becomes', async ({ assert }) => {
    const slug = newSlug()
    await applyManifest(manifestOf(manifestSource(slug)))
    const edited = manifestSource(slug)
      .replace('price_minor: 999', 'price_minor: 1299')
      .replace('preset: dusk', 'preset: blush')
      .replace('{ nl: Hallo }', '{ nl: Dag, en: Hello }')
      .replace('HALLO-1', 'HALLO-2')

    const changes = await applyManifest(manifestOf(edited))

    assert.deepEqual(changes, [
      { what: 'invite code HALLO-1', how: 'ended', fields: [] },
      {
        what: `tenant ${slug}`,
        how: 'changed',
        fields: [
          { field: 'settings.index_title.en', from: null, to: 'Hello' },
          { field: 'settings.index_title.nl', from: 'Hallo', to: 'Dag' },
          { field: 'theme.preset', from: 'dusk', to: 'blush' },
        ],
      },
      { what: 'package NL start', how: 'changed', fields: [{ field: 'price_minor', from: 999, to: 1299 }] },
      { what: 'invite code HALLO-2', how: 'new', fields: [] },
    ])
  })

  test('with a changed price ends the old package and begins a new one', async ({ assert }) => {
    const slug = newSlug()
    await applyManifest(manifestOf(manifestSource(slug)))
    await applyManifest(manifestOf(manifestSource(slug).replace('price_minor: 999', 'price_minor: 1299')))

    const prices = await asOwner(
      async (owner) =>
        (
          await owner.query(
            `select price_minor, ends_at is null as sold from app.credit_packages
             where tenant_id = (select id from global.tenants where slug = $1) order by price_minor`,
            [slug]
          )
        ).rows,
      await brandOf(slug)
    )

    assert.deepEqual(prices, [
      { price_minor: 999, sold: false },
      { price_minor: 1299, sold: true },
    ])
  })

  test('with a price that changes on a day plans both, and says so again when exported', async ({ assert }) => {
    const slug = newSlug()
    const planned = manifestSource(slug).replace(
      'price_minor: 999, currency: EUR }',
      `price_minor: 999, currency: EUR, ends: 2090-12-01T00:00, recommended: true }
  - { key: start, country: NL, credits: 50, price_minor: 1099, currency: EUR, starts: 2090-12-01T00:00 }`
    )
    await applyManifest(manifestOf(planned))
    const { packages } = (await exportManifest(slug))!
    const again = await applyManifest(manifestOf(planned))
    const { rows } = await asOwner(
      async (owner) =>
        owner.query(
          'select starts_at, ends_at from app.credit_packages where tenant_id = (select sec.tenant_id()) order by starts_at'
        ),
      await brandOf(slug)
    )

    const start = { key: 'start', country: 'NL', credits: 50, bonus_credits: 0, currency: 'EUR' }
    assert.deepEqual(packages, [
      { ...start, price_minor: 999, recommended: true, starts: '', ends: '2090-12-01T00:00' },
      { ...start, price_minor: 1099, recommended: false, starts: '2090-12-01T00:00', ends: '' },
    ])
    assert.deepEqual(again, [])
    // In the brand's time zone, an hour ahead of UTC in December.
    assert.equal(rows[0].ends_at.toISOString(), '2090-11-30T23:00:00.000Z')
    assert.equal(rows[1].starts_at.toISOString(), '2090-11-30T23:00:00.000Z')
  })

  test('with several packages makes a message cost from the cheapest to the dearest, in each country', async ({
    assert,
  }) => {
    const slug = newSlug()
    const more = `
  - { key: middle, country: NL, credits: 100, price_minor: 1500, currency: EUR }
  - { key: much, country: NL, credits: 800, bonus_credits: 120, price_minor: 8999, currency: EUR }
  - { key: start, country: BE, credits: 50, price_minor: 1099, currency: EUR }`
    await applyManifest(manifestOf(manifestSource(slug).replace('currency: EUR }', (one) => one + more)))

    const { body } = await new Visitor(`${slug}.localhost`).get('/api/settings.php')

    assert.deepEqual(body.message_prices, {
      NL: { least_minor: 98, most_minor: 200, currency: 'EUR' },
      BE: { least_minor: 220, most_minor: 220, currency: 'EUR' },
    })
  })

  test('is written back as the brand stands; applied, what was written changes nothing', async ({ assert }) => {
    for (const name of await readdir(BRANDS)) {
      const manifest = renamed(manifestOf(await readFile(new URL(name, BRANDS), 'utf8')), newSlug())
      await applyManifest(manifest)

      const written = (await exportManifest(manifest.tenant))!

      assert.deepEqual(written, wholeManifest(manifest), name)
      assert.deepEqual(await applyManifest(manifestOf(writeManifest(written))), [], name)
    }
  })

  test('lists the brand’s staff and their roles', async ({ assert }) => {
    const slug = newSlug()
    const email = `${slug}@example.com`
    await asOwner((owner) =>
      owner.query(`insert into staff.staff_members (email, name, password_hash) values ($1, 'Sam', '-')`, [email])
    )
    const staffed = (roles: string) =>
      `${manifestSource(slug)}staff:\n  - { email: ${email.toUpperCase()}, roles: [${roles}] }\n`
    await applyManifest(manifestOf(staffed('support, desk')))

    assert.deepEqual(await applyManifest(manifestOf(staffed('operator'))), [
      {
        what: `staff ${email}`,
        how: 'changed',
        fields: [{ field: 'roles', from: ['desk', 'support'], to: ['operator'] }],
      },
    ])
    assert.deepEqual(await applyManifest(manifestOf(manifestSource(slug))), [
      { what: `staff ${email}`, how: 'ended', fields: [] },
    ])
  })

  test('applied twice at once makes one brand', async ({ assert }) => {
    const manifest = manifestOf(manifestSource(newSlug()))

    const all = await Promise.all([applyManifest(manifest), applyManifest(manifest)])

    assert.lengthOf(
      all.filter((changes) => changes.length === 0),
      1
    )
    assert.deepEqual(await applyManifest(manifest), [])
  })

  const NOT_THERE: [string, (source: string) => string, number, RegExp][] = [
    ['another brand’s host', (source) => source.replace(/host: \S+,/, 'host: HOST,'), 8, /belongs to another tenant/],
    [
      'a country that is not served',
      (source) => source.replace('country: NL, main', 'country: AQ, main'),
      8,
      /AQ is no/,
    ],
    [
      'such a country in a setting',
      (source) => source.replace('countries: [NL]', 'countries: [NL, AQ]'),
      13,
      /AQ is no/,
    ],
    [
      'somebody who is not of staff',
      (source) => `${source}staff:\n  - email: nobody@example.com\n    roles: [desk]\n`,
      19,
      /nobody of staff/,
    ],
  ]
  for (const [what, breakIt, line, reason] of NOT_THERE) {
    test(`that names ${what} is refused with its line and changes nothing`, async ({ assert }) => {
      const [first, second] = [newSlug(), newSlug()]
      await applyManifest(manifestOf(manifestSource(first)))

      const refused = await applySource(breakIt(manifestSource(second)).replace('HOST', `${first}.localhost`), {})

      assert.property(refused, 'faults')
      const { faults } = refused as Extract<typeof refused, { faults: unknown }>
      assert.equal(faults[0]!.line, line)
      assert.match(faults[0]!.reason, reason)
      const { rowCount } = await asOwner((owner) =>
        owner.query('select 1 from global.companies where key = $1', [second])
      )
      assert.equal(rowCount, 0)
    })
  }
})
