import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand, newPerson } from '../../../cast.ts'
import { newPackage, order } from '../shop.ts'

test.group('VAT in an order', (group) => {
  let brand: Brand
  group.setup(async () => {
    brand = await newBrand('rosa', 'NL', 'en-GB')
    await asOwner(async (owner) => {
      await owner.query(
        `with company as (
           insert into global.companies (key, name, address, kvk, city, country, vat_numbers, vat_oss, support_phone, added_at)
           select $1, name, address, kvk, city, country, '{NL1,GB1}', true, support_phone, added_at
           from global.companies where key = 'tests' returning id)
         update global.tenants set company_id = company.id from company where tenants.id = $2`,
        [brand.slug, brand.id]
      )
    }, brand)
  })

  async function vatOf(country: string, currency = 'EUR') {
    const id = await newPackage(brand, { country, currency, price_minor: 12_550 })
    const person = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male', country })
    const { body } = await order(person, id)
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          'select country, ip_country, vat_country, vat_percent::float8, vat_minor from app.orders where id = $1',
          [body.order.id]
        ),
      brand
    )
    return rows[0]
  }

  test('is the buyer’s country’s, with its decimals, and stays with the order', async ({ assert }) => {
    assert.include(await vatOf('FI'), { country: 'FI', vat_country: 'FI', vat_percent: 25.5, vat_minor: 2_550 })
    assert.include(await vatOf('NL'), { vat_country: 'NL', vat_percent: 21, vat_minor: 2_178 })
    assert.include(await vatOf('GB', 'GBP'), { vat_country: 'GB', vat_percent: 20, vat_minor: 2_092 })
    assert.include(await vatOf('US', 'USD'), { country: 'US', vat_country: null, vat_percent: 0, vat_minor: 0 })
  })
})
