import { test } from '@japa/runner'
import { newId } from '@manyhearts/api/app/tenancy/context/new_id'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand } from '../../cast.ts'

test.group('Ids', () => {
  test('begin with the milliseconds since 2025, and keep the order in which a transaction makes them', async ({
    assert,
  }) => {
    const made = await asTenant(await newBrand('ids', 'GB', 'en'), async () => {
      const ids: bigint[] = []
      for (let count = 0; count < 200; count++) ids.push(BigInt(await newId()))
      return ids
    })

    assert.deepEqual(
      made,
      made.toSorted((one, other) => (one < other ? -1 : 1))
    )
    assert.approximately(Number(made[0]! >> 22n), Date.now() - Date.UTC(2025, 0, 1), 60_000)
  })
})
