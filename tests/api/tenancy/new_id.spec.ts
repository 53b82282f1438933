import { test } from '@japa/runner'
import { newId } from '@manyhearts/api/app/tenancy/context/new_id'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand } from '../../cast.ts'

test.group('Ids', () => {
  test('that one transaction makes one after another are in that order', async ({ assert }) => {
    const made = await asTenant(await newBrand('ids', 'GB', 'en'), async () => {
      const ids: bigint[] = []
      for (let count = 0; count < 200; count++) ids.push(BigInt(await newId()))
      return ids
    })

    assert.deepEqual(
      made,
      made.toSorted((one, other) => (one < other ? -1 : 1))
    )
  })
})
