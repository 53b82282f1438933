import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'
import { auditOf, newPlatformAdmin } from '../admin/staff_of.ts'

const newSlug = () => `firm-${randomBytes(4).toString('hex')}`

/** Two brands of one company, which is the first one's. */
const newBrands = async () => {
  const [first, second] = [newSlug(), newSlug()]
  const sharing = manifestSource(second).replace(`key: ${second}`, `key: ${first}`)
  await applySource(manifestSource(first), {})
  await applySource(sharing, {})
  return { first, second, sharing, brands: [first, second].sort() }
}

/** The newest entry first. */
const historyOf = async (slug: string) => {
  const { rows } = await asOwner((owner) => owner.query('select id from global.tenants where slug = $1', [slug]))
  return (await auditOf(rows[0])).reverse()
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

  test('that changes stands in the history of each of its brands, and of no other', async ({ assert }) => {
    const { first, second, sharing } = await newBrands()
    const other = newSlug()
    await applySource(manifestSource(other), {})
    const sam = (await (await newPlatformAdmin()).get('/api/session')).body.staff.id

    await applySource(sharing.replace('Kade 1', 'Kade 2'), { keep: false, staffMemberId: sam })
    await applySource(sharing.replace('Kade 1', 'Kade 3'), { staffMemberId: sam })

    const changed = {
      what: `company ${first}`,
      how: 'changed',
      changes: { address: { from: 'Kade 1', to: 'Kade 3' } },
    }
    const [entry, ...older] = await historyOf(first)
    assert.deepInclude(entry, { action: 'company_changed', staff_member_id: sam })
    assert.deepEqual(entry!.detail.applied, [changed])
    assert.lengthOf(older, 1)
    const [applied, ...olderOfSecond] = await historyOf(second)
    assert.equal(applied!.action, 'manifest_applied')
    assert.containsSubset(applied!.detail.applied, [changed])
    assert.lengthOf(olderOfSecond, 1)
    assert.lengthOf(await historyOf(other), 1)
  })

  test('that is left as it is, is in no other brand’s history', async ({ assert }) => {
    const { first, sharing } = await newBrands()

    await applySource(sharing.replace('name: Kade\n', 'name: Kaai\n'), {})

    assert.lengthOf(await historyOf(first), 1)
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
