import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { givenCompany } from '../given_company.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

const WHOLE = {
  name: 'Amor B.V.',
  address: 'Kade 1',
  city: 'Delft',
  country: 'NL',
  kvk: '12345678',
  vat_percent: 21,
  vat_numbers: ['NL1'],
  support_phone: '+31 20-123 4567',
}

test.group('Companies', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newPlatformAdmin()
  })

  const newKey = () => `c${randomBytes(5).toString('hex')}`
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])
  const companyOf = async (brand: { id: string; slug: string }): Promise<string> => {
    await givenCompany(brand as never)
    return (await kim.get(`/api/tenants/${brand.id}`)).body.company_id
  }

  test('are made with what they must have, and changed field by field', async ({ assert }) => {
    const made = await kim.post('/api/companies', { ...WHOLE, key: newKey() })

    assert.equal(made.status, 201)
    assert.containSubset(made.body, { ...WHOLE, brands: 0, brands_of_it: [], vat_oss: false })
    const changed = await kim.put(`/api/companies/${made.body.id}`, { city: 'Leiden', vat_percent: 9.5 })
    assert.equal(changed.status, 200)
    assert.deepEqual({ ...changed.body, city: 'Delft', vat_percent: 21 }, made.body)
    assert.deepEqual([changed.body.city, changed.body.vat_percent], ['Leiden', 9.5])
    assert.deepEqual((await kim.get(`/api/companies/${made.body.id}`)).body, changed.body)
  })

  test('are refused with every field that is missing or wrong', async ({ assert }) => {
    const { name: _name, ...nameless } = WHOLE
    const faulty = { ...nameless, key: newKey(), country: 'Nl', vat_percent: 80, mediator_url: 'http://x', surprise: 1 }

    assert.sameDeepMembers(codes(await kim.post('/api/companies', faulty)), [
      ['name', 'required'],
      ['country', 'invalid'],
      ['vat_percent', 'max'],
      ['mediator_url', 'https_address'],
      ['surprise', 'unknown_field'],
    ])
    const wrongDigits = { ...WHOLE, key: newKey(), creditor_id: 'NL00ZZZ123456780000' }
    assert.deepEqual(codes(await kim.post('/api/companies', wrongDigits)), [['creditor_id', 'invalid']])
    const { key } = (await kim.post('/api/companies', { ...WHOLE, key: newKey() })).body
    assert.deepEqual(codes(await kim.post('/api/companies', { ...WHOLE, key })), [['key', 'key_taken']])
  })

  test('name the brands they stand behind, in whose history a change is', async ({ assert }) => {
    const id = await companyOf(cast.rosa)
    await asOwner((owner) => owner.query('update global.tenants set company_id = $1 where id = $2', [id, cast.vlam.id]))
    const { body } = await kim.get(`/api/companies/${id}`)
    assert.sameMembers(
      body.brands_of_it.map((brand: any) => brand.id),
      [cast.rosa.id, cast.vlam.id]
    )
    assert.equal(body.brands, 2)

    await kim.put(`/api/companies/${id}`, { address: 'Kade 2' })

    for (const brand of [cast.rosa, cast.vlam]) {
      const entry = (await auditOf(brand)).at(-1)!
      assert.equal(entry.action, 'company_changed')
      assert.deepEqual(entry.detail.changes, { address: { from: 'Kade 1', to: 'Kade 2' } })
    }
  })

  test('of a live brand keep what it has to have', async ({ assert }) => {
    const id = await companyOf(cast.rosa)
    await asOwner((owner) => owner.query(`update global.tenants set state = 'live' where id = $1`, [cast.rosa.id]))

    const refused = await kim.put(`/api/companies/${id}`, { vat_numbers: [] })

    assert.deepEqual(codes(refused), [['vat_numbers', 'needed_by_live_brands']])
    assert.deepEqual((await kim.get(`/api/companies/${id}`)).body.vat_numbers, ['NL1'])
  })

  test('are changed by platform admins alone, and seen by the staff of their brands', async ({ assert }) => {
    const id = await companyOf(cast.rosa)
    const sam = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const stranger = await newStaff([{ brand: cast.vlam, role: 'operator' }])

    assert.equal((await sam.get(`/api/companies/${id}`)).status, 200)
    assert.lengthOf((await sam.get(listPath('companies'))).body, 1)
    assert.equal((await sam.put(`/api/companies/${id}`, { city: 'Leiden' })).status, 403)
    assert.equal((await sam.post('/api/companies', { ...WHOLE, key: newKey() })).status, 403)
    assert.equal((await stranger.get(`/api/companies/${id}`)).status, 404)
    assert.equal((await kim.put('/api/companies/9223372036854775807', { city: 'Leiden' })).status, 404)
  })
})
