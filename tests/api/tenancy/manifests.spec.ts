import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { applyManifest } from '@manyhearts/api/app/tenancy/apply_manifest'
import type { Manifest } from '@manyhearts/api/app/tenancy/manifest'
import { readManifest } from '@manyhearts/api/app/tenancy/read_manifest'
import { asOwner } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

const BRANDS = new URL('../../../database/seeders/brands/', import.meta.url)

const yaml = (slug: string) => `tenant: ${slug}
state: live
company: { key: ${slug}, name: Kade B.V., address: Kade 1, kvk: '1', city: Delft, country: NL, vat_percent: 21, support_phone: '+31', added: 2024-01-01T00:00:00Z }
niche: 1
time_zone: Europe/Amsterdam
theme: { preset: dusk }
domains:
  - { host: ${slug}.localhost, language: nl-NL, country: NL, main: true }
settings:
  name: Kade
  index_title: { nl: Hallo }
packages:
  - { key: start, country: NL, credits: 50, price_minor: 999, currency: EUR }
invite_codes:
  - { code: HALLO-1, uses: 2 }
`
const newSlug = () => `made-${randomBytes(4).toString('hex')}`
const manifestOf = (source: string) => (readManifest(source) as { manifest: Manifest }).manifest

test.group('A manifest', () => {
  test('of every demo brand reads without a fault', async ({ assert }) => {
    for (const name of await readdir(BRANDS)) {
      assert.notProperty(readManifest(await readFile(new URL(name, BRANDS), 'utf8')), 'faults', name)
    }
  })

  test('makes a brand that answers at once; applied again it changes nothing', async ({ assert }) => {
    const slug = newSlug()
    const manifest = manifestOf(yaml(slug))

    const changes = await applyManifest(manifest)
    assert.deepEqual(
      changes.map(({ how }) => how),
      ['new', 'new', 'new', 'new', 'new']
    )
    const { body } = await new Visitor(`${slug}.localhost`).get('/api/settings.php')
    assert.containsSubset(body, { name: 'Kade', index_title: 'Hallo', theme: { preset: 'dusk' } })
    assert.deepEqual(await applyManifest(manifest), [])
  })

  test('planned tells the changes and makes none', async ({ assert }) => {
    const slug = newSlug()

    const changes = await applyManifest(manifestOf(yaml(slug)), { keep: false })

    assert.lengthOf(changes, 5)
    const { rowCount } = await asOwner((owner) => owner.query('select 1 from global.tenants where slug = $1', [slug]))
    assert.equal(rowCount, 0)
  })

  test('with a changed price ends the old package and begins a new one', async ({ assert }) => {
    const slug = newSlug()
    await applyManifest(manifestOf(yaml(slug)))

    const changes = await applyManifest(manifestOf(yaml(slug).replace('999', '1299')))

    assert.includeDeepMembers(changes, [
      { what: 'package NL start', how: 'ended' },
      { what: 'package NL start', how: 'new' },
    ])
  })

  test('that fails half way leaves nothing behind', async ({ assert }) => {
    const [first, second] = [newSlug(), newSlug()]
    await applyManifest(manifestOf(yaml(first)))
    const thief = yaml(second).replace(`host: ${second}.localhost`, `host: ${first}.localhost`)

    await assert.rejects(() => applyManifest(manifestOf(thief)), /belongs to another tenant/)

    const { rowCount } = await asOwner((owner) =>
      owner.query('select 1 from global.companies where key = $1', [second])
    )
    assert.equal(rowCount, 0)
  })

  const BROKEN: [string, (source: string) => string, number, RegExp][] = [
    ['a wrong word', (source) => source.replace('state: live', 'state: alive'), 2, /equal to one of/],
    ['an unknown key', (source) => source.replace('niche: 1', 'niche: 1\ncolour: red'), 5, /not known here/],
    [
      'a setting nobody knows',
      (source) => source.replace('  name: Kade', '  name: Kade\n  nmae: Kade'),
      11,
      /not known here/,
    ],
    ['a wrong type', (source) => source.replace('credits: 50', 'credits: many'), 13, /integer/],
    ['a missing key', (source) => source.replace('state: live\n', ''), 1, /required/],
    [
      'two main domains',
      (source) =>
        source.replace(
          'settings:\n',
          '  - { host: b.localhost, language: nl-NL, country: NL, main: true }\nsettings:\n'
        ),
      8,
      /exactly one/,
    ],
    ['a language nobody speaks here', (source) => source.replace('nl-NL', 'xx-XX'), 8, /pattern/],
    ['broken YAML', (source) => source.replace('theme: {', 'theme: {{'), 7, /./],
  ]
  for (const [what, breakIt, line, reason] of BROKEN) {
    test(`with ${what} is refused with its line`, async ({ assert }) => {
      const read = readManifest(breakIt(yaml(newSlug())))

      assert.property(read, 'faults')
      const { faults } = read as Extract<typeof read, { faults: unknown }>
      assert.equal(faults[0]!.line, line)
      assert.match(faults[0]!.reason, reason)
    })
  }
})
