import { test } from '@japa/runner'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { forgetStatements } from '@manyhearts/api/app/tenancy/context/statement_names'
import { NotCommitted } from '@manyhearts/api/app/tenancy/context/tenancy_errors'
import { asOwner, type Brand, newBrand } from '../../cast.ts'

test.group('Prepared statements', (group) => {
  let brand: Brand
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
    // The limit of prepared statements may be reached by now.
    forgetStatements()
  })

  const codes = () => asTenant(brand, () => tenantRows('select * from app.invite_codes'), { readOnly: true })
  const prepared = () =>
    asTenant(brand, () =>
      tenantRows('select name, generic_plans from pg_prepared_statements where statement like ?', [
        '%select * from app.invite_codes%',
      ])
    )

  test('a repeated query is planned once per connection', async ({ assert }) => {
    assert.lengthOf(await prepared(), 0)
    for (let times = 0; times < 3; times++) await codes()

    assert.lengthOf(await prepared(), 1)
  })

  test('after a migration the first request is asked to repeat itself, and then is answered', async ({ assert }) => {
    for (let times = 0; times < 3; times++) await codes()
    await asOwner((owner) => owner.query('alter table app.invite_codes add column planted int'))

    try {
      await assert.rejects(codes, NotCommitted as never)
      for (let times = 0; times < 3; times++) assert.isArray(await codes())
    } finally {
      await asOwner((owner) => owner.query('alter table app.invite_codes drop column planted'))
    }
  })
})
