import { test } from '@japa/runner'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { asOwner, type Brand, newBrand, newPerson } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { CHANGED, PACKAGE } from './calls_of_offers.ts'

test.group('Packages in the console', (group) => {
  let rosa: Brand
  let sam: Visitor
  let root: string
  group.each.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', { countries: ['GB'] })
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    root = `/api/tenants/${rosa.id}`
  })

  const rows = async () => (await sam.get(`${root}/packages`)).body.packages as any[]
  const row = async (id: string) => (await rows()).find((one) => one.id === id)
  const faults = ({ body, text }: any) =>
    (body.errors ?? [{ field: text, code: '' }]).map(({ field, code }: any) => `${field} ${code}`)
  const closeBrand = () =>
    asOwner((owner) => owner.query(`update global.tenants set state = 'draft' where id = $1`, [rosa.id]))

  test('are listed in the order of members, with what a credit costs and which is worth most', async ({ assert }) => {
    await newPackage(rosa, { credits: 100, price_minor: 1_000 })
    await newPackage(rosa, { credits: 300, price_minor: 2_400 })
    await newPackage(rosa, { credits: 10, price_minor: 100, ends_at: '2025-02-01' })

    const { body } = await sam.get(`${root}/packages`)

    const shown = body.packages.map((one: any) => [one.credits, one.state, one.credit_price, one.best_value])
    assert.deepEqual(shown, [
      [100, 'on_sale', 10, false],
      [300, 'on_sale', 8, true],
      [10, 'ended', 10, false],
    ])
    assert.deepInclude(
      body.places.find(({ country }: any) => country === 'GB'),
      { currency: 'GBP', dearest: 1_000, needed: true }
    )
  })

  test('with another price are new ones, and orders and the manifest tell which', async ({ assert }) => {
    const id = await newPackage(rosa, { credits: 100, price_minor: 999 })
    const ann = await newPerson(rosa, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const paid = await pay(ann, id)
    const { version } = await row(id)

    const { status, body } = await sam.put(`${root}/packages/${id}`, {
      ...CHANGED,
      credits: 100,
      bonus_credits: 0,
      price_minor: 1_299,
      version,
    })

    assert.deepEqual(body.errors ?? [], [])
    assert.equal(status, 200)
    const [now, ...others] = body.packages
    assert.deepInclude(now, { credits: 100, price_minor: 1_299, recommended: true, state: 'on_sale' })
    assert.notEqual(now.id, id)
    assert.lengthOf(others, 0)
    const sold = await asOwner(
      async (owner) =>
        (await owner.query('select amount_minor, package_id::text from app.orders where number = $1', [paid.number]))
          .rows[0],
      rosa
    )
    assert.deepEqual(sold, { amount_minor: 999, package_id: id })
    const manifest = await exportManifest(rosa.slug)
    assert.deepEqual(
      manifest!.packages.map((one) => one.price_minor),
      [1_299]
    )
    const entry = (await auditOf(rosa)).at(-1)!
    assert.equal(entry.action, 'package_changed')
    assert.deepEqual(entry.detail.changes, {
      price: { from: '9.99 GBP', to: '12.99 GBP' },
      recommended: { from: false, to: true },
    })
    const late = await sam.put(`${root}/packages/${id}`, { ...CHANGED, version })
    assert.equal(late.status, 409)
  })

  test('somebody else changed in between are told of, and nothing is lost', async ({ assert }) => {
    const id = await newPackage(rosa)
    const { version } = await row(id)
    await sam.put(`${root}/packages/${id}`, { ...CHANGED, credits: 100, bonus_credits: 0, price_minor: 999, version })

    const { status, body } = await sam.put(`${root}/packages/${id}`, { ...CHANGED, recommended: false, version })

    assert.equal(status, 409)
    assert.equal(body.errors[0].code, 'offer_changed')
    assert.isTrue((await row(id)).recommended)
  })

  test('are made, ordered, retired and brought back', async ({ assert }) => {
    const cheap = await newPackage(rosa, { credits: 100, price_minor: 999 })
    const { status, body } = await sam.post(`${root}/packages`, PACKAGE)
    assert.equal(status, 201)
    const made = body.packages.find((one: any) => one.credits === 50)
    assert.equal(body.packages[0].id, made.id)

    const ordered = await sam.put(`${root}/package_order`, { country: 'GB', ids: [cheap, made.id] })
    assert.deepEqual(
      ordered.body.packages.map(({ id }: any) => id),
      [cheap, made.id]
    )
    const ann = await newPerson(rosa, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const { body: offered } = await ann.browser.get('/api/packages')
    assert.deepEqual(
      offered.packages.map(({ id }: any) => id),
      [cheap, made.id]
    )
    assert.equal((await sam.put(`${root}/package_order`, { country: 'GB', ids: [cheap] })).status, 409)

    const off = await sam.put(`${root}/packages/${cheap}/sale`, { on_sale: false, version: (await row(cheap)).version })
    assert.equal(off.body.packages.find(({ id }: any) => id === cheap).state, 'ended')
    const back = await sam.put(`${root}/packages/${cheap}/sale`, { on_sale: true, version: (await row(cheap)).version })
    assert.deepEqual(back.body.errors ?? [], [])
    assert.deepEqual(
      back.body.packages.map(({ credits, state }: any) => [credits, state]),
      [
        [50, 'on_sale'],
        [100, 'on_sale'],
      ]
    )
    assert.deepEqual(
      (await auditOf(rosa)).map(({ action }) => action),
      ['package_changed', 'package_changed', 'package_retired', 'package_changed']
    )
  })

  test('of which a live brand has no other in a country stay on sale', async ({ assert }) => {
    const id = await newPackage(rosa)
    const { version } = await row(id)

    const refused = await sam.put(`${root}/packages/${id}/sale`, { on_sale: false, version })

    assert.equal(refused.status, 422)
    assert.deepEqual(faults(refused), ['country last_packages'])
    assert.include(refused.body.errors[0].message, 'GB')
    assert.equal((await row(id)).state, 'on_sale')
    await closeBrand()
    assert.equal((await sam.put(`${root}/packages/${id}/sale`, { on_sale: false, version })).status, 200)
  })

  test('that can’t be are refused by field, as a manifest refuses them', async ({ assert }) => {
    const refused = async (fields: object) => faults(await sam.post(`${root}/packages`, { ...PACKAGE, ...fields }))

    assert.deepEqual(await refused({ credits: 0 }), ['credits min'])
    assert.deepEqual(await refused({ price_minor: 0 }), ['price_minor min'])
    assert.deepEqual(await refused({ price_minor: 100_100 }), ['price_minor dearest_package'])
    assert.deepEqual(await refused({ currency: 'XXX' }), ['currency enum'])
    assert.deepEqual(await refused({ country: 'ZZ' }), ['country enum'])
    assert.deepEqual(await refused({ ends: 'soon' }), ['ends moment'])
    assert.deepEqual(await refused({ ends: '2024-01-01T00:00' }), ['ends in_the_past'])
    assert.deepEqual(await refused({ starts: '2098-01-01T00:00', ends: '2097-01-01T00:00' }), [
      'ends ends_before_start',
    ])
    assert.deepEqual(await rows(), [])
  })

  test('of one country are copied to another with its currency', async ({ assert }) => {
    await newPackage(rosa, { country: 'NL', currency: 'EUR', credits: 100 })
    await newPackage(rosa)
    const copy = (from: string, to: string) => sam.post(`${root}/package_copies`, { from, to })
    await asOwner((owner) =>
      owner.query(
        `insert into global.countries (code, languages, currency, calling_code, time_zone)
         values ('BE', '{nl}', 'EUR', '32', 'Europe/Brussels') on conflict do nothing`
      )
    )

    const { status, body } = await copy('NL', 'BE')

    assert.equal(status, 201)
    assert.deepInclude(
      body.packages.find(({ country }: any) => country === 'BE'),
      { credits: 100, currency: 'EUR', price_minor: 999 }
    )
    assert.deepEqual(faults(await copy('NL', 'BE')), ['to has_packages'])
    assert.deepEqual(faults(await copy('NL', 'NL')), ['to same_country'])
    assert.deepEqual(faults(await copy('DE', 'BE')), ['from no_packages'])
    assert.deepEqual(faults(await copy('NL', 'ZZ')), ['to enum'])
  })
})
