import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'

const newSlug = () => `live-${randomBytes(4).toString('hex')}`
const asDraft = (source: string) => source.replace('state: live', 'state: draft')

type Edit = (source: string) => string

const faultsOf = async (source: string, applying = {}) => {
  const applied = await applySource(source, applying)
  return 'faults' in applied ? applied.faults.map(({ line, path, reason }) => `${line} ${path}: ${reason}`) : []
}

/** What is missing, how, and where it is said. */
const INCOMPLETE: [string, Edit, string][] = [
  [
    'packages for a country',
    (source) => source.replace('[NL]', '[NL, BE, DE]'),
    '14 packages: none for BE, DE, and a live brand needs some in every country',
  ],
  [
    'any packages',
    (source) => source.replace(/packages:\n.*\n/, ''),
    '9 packages: none for NL, and a live brand needs some in every country',
  ],
  [
    'an address of support',
    (source) => source.replace(/ {2}support_email.*\n/, ''),
    '9 settings.support_email: no address of support for HOST, and a live brand needs one',
  ],
  [
    'countries',
    (source) => source.replace('[NL]', '[]'),
    '13 settings.countries: no country that members of HOST may live in, and a live brand needs one',
  ],
  [
    'its VAT number',
    (source) => source.replace('vat_numbers: [NL1], ', ''),
    '3 company.vat_numbers: is empty, and a live brand needs it',
  ],
  [
    'the court of its register, in Germany',
    (source) => source.replace('country: NL, vat', 'country: DE, representative: Ada, vat'),
    '3 company.register: is empty, and a live brand needs it',
  ],
  [
    'its consumer mediator’s site, in France',
    (source) => source.replace('country: NL, vat', 'country: FR, mediator: Paix, mediator_address: Lille, vat'),
    '3 company.mediator_url: is empty, and a live brand needs it',
  ],
  [
    'a host of its own',
    (source) => source.replace(/host: \S+,/, 'host: SLUG.example,'),
    '8 domains.0.host: SLUG.example is no host name of the brand’s own, and a live brand needs one',
  ],
  [
    'a service that confirms ages',
    (source) => source.replace('  name: Kade\n', '  name: Kade\n  age_check_countries: [NL]\n'),
    '9 settings.age_provider: no known service confirms ages in NL, and a live brand needs one there',
  ],
]

test.group('A manifest of a live brand', () => {
  for (const [what, edit, fault] of INCOMPLETE)
    test(`without ${what} is refused as the console refuses it; a draft may wait for it`, async ({ assert }) => {
      const slug = newSlug()
      const source = edit(manifestSource(slug)).replaceAll('SLUG', slug)
      const expected = [fault.replaceAll('SLUG', slug).replaceAll('HOST', `${slug}.localhost`)]

      assert.deepEqual(await faultsOf(source, { keep: false }), expected)
      assert.deepEqual(await faultsOf(source), expected)
      assert.isUndefined(await exportManifest(slug))
      assert.deepEqual(await faultsOf(asDraft(source)), [])
      assert.deepEqual(await faultsOf(source), expected)
      assert.equal((await exportManifest(slug))!.state, 'draft')
    })

  test('may not open a point that was closed', async ({ assert }) => {
    const slug = newSlug()
    await applySource(manifestSource(slug), {})

    const faults = await faultsOf(manifestSource(slug).replace('[NL]', '[NL, BE]'))

    assert.deepEqual(faults, ['14 packages: none for BE, and a live brand needs some in every country'])
    assert.deepEqual((await exportManifest(slug))!.settings.countries, ['NL'])
  })

  test('may leave open what was open before, so that points are closed one by one', async ({ assert }) => {
    const slug = newSlug()
    await applySource(manifestSource(slug), {})
    await asOwner((owner) =>
      owner.query(`update global.tenants set settings = settings - 'support_email' - 'countries' where slug = $1`, [
        slug,
      ])
    )
    const half = manifestSource(slug).replace(/ {2}support_email.*\n/, '')

    assert.deepEqual(await faultsOf(half), [])
    assert.deepEqual(await faultsOf(half.replace('[NL]', '[]')), [
      `12 settings.countries: no country that members of ${slug}.localhost may live in, and a live brand needs one`,
    ])
  })

  test('in no other state has to be complete', async ({ assert }) => {
    for (const state of ['paused', 'closing', 'closed'])
      assert.deepEqual(
        await faultsOf(manifestSource(newSlug()).replace('state: live', `state: ${state}`).replace('[NL]', '[]')),
        [],
        state
      )
  })
})
