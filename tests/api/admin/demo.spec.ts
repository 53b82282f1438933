import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO, demoPeople } from '@manyhearts/api/app/setup/demo/demo_files'
import { ledgerInvariants } from '@manyhearts/api/app/credits/ledger/ledger_invariants'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { tenantBySlug } from '@manyhearts/api/app/tenancy/manifests/tenant_by_slug'
import { seedDemo } from '@manyhearts/api/app/setup/demo/seed_demo'
import { asOwner } from '../../cast.ts'

test.group('The demo brands', () => {
  test('have a picture for each photo of their people', async ({ assert }) => {
    for (const { brand, key, photos } of await demoPeople()) {
      const pictures = await readdir(join(DEMO, 'portraits', brand, key))
      assert.sameMembers(
        pictures,
        Array.from({ length: photos }, (_, place) => `${place + 1}.webp`),
        `${key} of ${brand}`
      )
    }
  })

  test('are filled with people and photos, counting them', async ({ assert }) => {
    const slug = 'regnbue'
    const said: string[] = []

    assert.deepEqual(
      await seedDemo({
        brands: [slug],
        password: 'demo password of the tests',
        photos: 1,
        say: (line) => said.push(line),
      }),
      [slug]
    )

    const counts = ['10 of 20', '20 of 20']
    assert.deepEqual(said, [
      ...counts.map((count) => `Encoding photos of ${slug}'s members: ${count}`),
      ...counts.map((count) => `Seeding members of ${slug}: ${count}`),
    ])
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select distinct width, height, blurred_filename is null as is_open from app.photos
         where tenant_id = (select id from global.tenants where slug = $1)`,
        [slug]
      )
    )
    assert.deepEqual(rows, [{ width: 720, height: 900, is_open: false }])
    const brand = (await tenantBySlug(slug))!
    assert.deepEqual(await asTenant(brand, ledgerInvariants, { readOnly: true }), [])
  })

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
