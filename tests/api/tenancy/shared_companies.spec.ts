import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { manifestSource } from '../../manifest_source.ts'

const newSlug = () => `firm-${randomBytes(4).toString('hex')}`

/** Two brands of one company, which is the first one's. */
const newBrands = async () => {
  const [first, second] = [newSlug(), newSlug()]
  const sharing = manifestSource(second).replace(`key: ${second}`, `key: ${first}`)
  await applySource(manifestSource(first), {})
  await applySource(sharing, {})
  return { first, second, sharing, brands: [first, second].sort() }
}

test.group('A company of several brands', () => {
  test('that a manifest leaves as it is, is no change', async ({ assert }) => {
    const { sharing, second } = await newBrands()

    const applied = await applySource(sharing.replace('name: Kade\n', 'name: Kaai\n'), { byPlatformAdmin: false })

    assert.deepEqual(
      (applied as any).changes?.map(({ what }: any) => what),
      [`tenant ${second}`]
    )
  })

  test('that changes is planned and applied with all brands it changes for', async ({ assert }) => {
    const { first, sharing, brands } = await newBrands()
    const change = {
      what: `company ${first}`,
      how: 'changed',
      fields: [{ field: 'address', from: 'Kade 1', to: 'Kade 2' }],
      brands,
    }

    for (const keep of [false, true]) {
      const applied = await applySource(sharing.replace('Kade 1', 'Kade 2'), { keep })
      assert.deepEqual((applied as any).changes, [change])
    }
    assert.equal((await exportManifest(first))!.company.address, 'Kade 2')
  })

  test('changes only by a platform admin; anyone else is told which brands it would change', async ({ assert }) => {
    const { first, sharing, brands } = await newBrands()
    const moved = sharing.replace('Kade 1', 'Kade 2')

    for (const keep of [false, true])
      assert.deepEqual(await applySource(moved, { keep, byPlatformAdmin: false }), {
        faults: [
          {
            line: 3,
            path: 'company.address',
            reason: `changes for every brand of the company (${brands.join(', ')}), which needs a platform admin`,
          },
        ],
      })
    assert.equal((await exportManifest(first))!.company.address, 'Kade 1')
  })

  test('that is new comes with the first brand, whoever applies it', async ({ assert }) => {
    assert.property(await applySource(manifestSource(newSlug()), { byPlatformAdmin: false }), 'changes')
  })

  test('does not become incomplete by a brand that is not live, while another one is', async ({ assert }) => {
    const { sharing } = await newBrands()
    const draft = sharing.replace('state: live', 'state: draft').replace('vat_numbers: [NL1], ', '')

    assert.deepEqual(await applySource(draft, {}), {
      faults: [{ line: 3, path: 'company.vat_numbers', reason: 'is empty, and a live brand needs it' }],
    })
  })
})
