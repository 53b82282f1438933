import { test } from '@japa/runner'
import { seedDemo } from '@manyhearts/api/app/setup/demo/seed_demo'
import { asOwner } from '../../cast.ts'

test.group('The demo brands', () => {
  test('a brand that has people keeps what staff changed in it', async ({ assert, cleanup }) => {
    const seed = () => seedDemo({ brands: ['vlam'], password: 'demo password of the tests', photos: 0 })
    const minAge = async () => {
      const { rows } = await asOwner((owner) =>
        owner.query(`select settings -> 'min_age' as age from global.tenants where slug = 'vlam'`)
      )
      return rows[0].age
    }
    const setMinAge = (age: number) =>
      asOwner((owner) =>
        owner.query(`update global.tenants set settings = settings || $1 where slug = 'vlam'`, [{ min_age: age }])
      )
    assert.deepEqual(await seed(), ['vlam'])
    // Restores the manifest's value for later tests.
    cleanup(async () => void (await setMinAge(18)))
    await setMinAge(44)

    assert.deepEqual(await seed(), [])
    assert.equal(await minAge(), 44)
  })
})
