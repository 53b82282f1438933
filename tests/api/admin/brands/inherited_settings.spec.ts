import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage } from '../../credits/shop.ts'
import { givenCompany } from '../given_company.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'

/** Where only these brands are. */
const NICHE = 4
const GIVEN = { support_email: 'help@niche.dating', countries: ['GB'] }

/** A brand that leaves to its niche what that gives. */
async function newHeir(name: string, state = 'live'): Promise<Brand> {
  const brand = await newBrand(name, 'GB', 'en-GB')
  await newPackage(brand, { country: 'GB' })
  await asOwner((owner) =>
    owner.query('update global.tenants set niche_id = $2, settings = settings - $3::text[], state = $4 where id = $1', [
      brand.id,
      NICHE,
      Object.keys(GIVEN),
      state,
    ])
  )
  return brand
}

const endAll = () =>
  asOwner((owner) => owner.query(`update global.tenants set state = 'closed' where niche_id = $1`, [NICHE]))

test.group('What live brands inherit', (group) => {
  let admin: Visitor
  let before: Record<string, unknown>
  const change = (settings: object) => admin.put(`/api/niches/${NICHE}`, { settings })
  const own = async () => (await admin.get(`/api/niches/${NICHE}`)).body.own_settings
  group.setup(async () => {
    admin = await newPlatformAdmin()
    before = await own()
  })
  group.each.setup(async () => {
    await endAll()
    await change(GIVEN)
  })
  group.teardown(async () => {
    await endAll()
    await change(Object.fromEntries(Object.keys(GIVEN).map((name) => [name, before[name] ?? null])))
  })

  test('is not taken from them: the refusal names the brands and what they would lack', async ({ assert }) => {
    for (const name of ['rosa', 'iris']) await newHeir(name)
    await newHeir('vlam', 'paused')

    for (const [settings, field, message] of [
      [{ support_email: null }, 'support_email', 'Live brands need this: iris, rosa.'],
      [{ countries: [] }, 'countries', 'Live brands need this: iris, rosa.'],
      [{ countries: ['NL', 'BE'] }, 'countries', 'Live brands would have no packages: iris (BE, NL), rosa (BE, NL).'],
      [
        { age_check_countries: ['GB'] },
        'age_provider',
        'No known service would confirm ages for live brands: iris (GB), rosa (GB).',
      ],
    ] as const) {
      const { status, body } = await change(settings)
      assert.equal(status, 422, JSON.stringify(settings))
      assert.deepEqual(
        body.errors.map(({ field, message }: any) => ({ field, message })),
        [{ field: `settings.${field}`, message }]
      )
    }
    assert.deepInclude(await own(), GIVEN)
  })

  test('may change in every other way, and for brands that are not live in any', async ({ assert }) => {
    const rosa = await newHeir('rosa')
    await newHeir('vlam', 'draft')

    assert.equal((await change({ support_email: 'support@niche.dating' })).status, 200)
    await asOwner((owner) => owner.query(`update global.tenants set state = 'closing' where id = $1`, [rosa.id]))
    assert.equal((await change({ support_email: null, countries: [] })).status, 200)
  })

  test('may keep lacking what it lacked before', async ({ assert }) => {
    const rosa = await newHeir('rosa')
    await asOwner((owner) =>
      owner.query(`update global.tenants set settings = settings || '{"support_email": ""}' where id = $1`, [rosa.id])
    )

    assert.equal((await change({ support_email: null })).status, 200)
  })

  test('is not taken from them by the platform either', async ({ assert }) => {
    const aava = await newHeir('aava')
    await asOwner((owner) =>
      owner.query(`update global.domains set language = 'fi-FI' where tenant_id = $1`, [aava.id])
    )

    const { status, body } = await admin.put('/api/platforms/1', { settings: { fictional_warning: { fi: null } } })

    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'settings.fictional_warning.fi')
    assert.match(body.errors[0].message, /^Live brands need this: aava\b/)
  })

  test('cannot go while a brand that needs it goes live', async ({ assert }) => {
    const brands = await Promise.all([...'abcdefgh'].map((letter) => newHeir(letter, 'paused')))
    const operators = await Promise.all(brands.map((brand) => newStaff([{ brand, role: 'operator' }])))
    await Promise.all(brands.map((brand) => givenCompany(brand)))

    const [taken, ...live] = await Promise.all([
      change({ support_email: null }),
      ...operators.map((sam, index) => sam.put(`/api/tenants/${brands[index]!.id}`, { state: 'live' })),
    ])

    const went = live.filter(({ status }) => status === 200)
    assert.lengthOf(went, taken.status === 200 ? 0 : brands.length)
  })
})
