import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { readManifest } from '@manyhearts/api/app/tenancy/manifests/read_manifest'
import { tenantBySlug } from '@manyhearts/api/app/tenancy/manifests/tenant_by_slug'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import PostbackReceiver from '@manyhearts/api/app/tenancy/postback_receivers/postback_receiver'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { manifestSource } from '../../manifest_source.ts'

const ADS = `key: ads, network: adnet, events: [signup, refund], address: 'https://net.example/p?e={event}'`
const MORE = `key: more, network: adnet, events: [chargeback], method: POST, address: 'https://net.example/c?s={sub1}'`

test.group('Receivers of postbacks in a manifest', () => {
  const newSlug = () => `made-${randomBytes(4).toString('hex')}`
  const withReceivers = (slug: string, ...receivers: string[]) =>
    `${manifestSource(slug)}postbacks:\n${receivers.map((one) => `  - { ${one} }\n`).join('')}`
  const apply = async (source: string) => {
    const applied = await applySource(source, {})
    return 'faults' in applied
      ? applied.faults.map(({ path, reason }) => `${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }
  const faultsOf = (...receivers: string[]) => {
    const read = readManifest(withReceivers('kade', ...receivers))
    return 'faults' in read ? read.faults.map(({ line, path, reason }) => `${line} ${path}: ${reason}`) : []
  }

  test('are made, written back without their secret, changed and removed; the secret stays', async ({ assert }) => {
    const slug = newSlug()
    assert.includeMembers(await apply(withReceivers(slug, MORE, ADS)), ['new postback ads', 'new postback more'])
    const brand = (await tenantBySlug(slug))!
    const secretOf = (key: string) =>
      asTenant(brand, async () => (await PostbackReceiver.findByOrFail('key', key)).secret)
    assert.isNull(await secretOf('ads'))
    await asTenant(
      brand,
      async () => {
        const ads = await PostbackReceiver.findByOrFail('key', 'ads')
        ads.enterSecret('a secret of ours')
        await ads.save()
      },
      { connection: 'staff' }
    )
    const written = writeManifest((await exportManifest(slug))!)
    assert.include(written, 'postbacks:\n  - key: ads\n')
    assert.notInclude(written, 'secret')
    assert.deepEqual(await apply(written), [])

    assert.sameMembers(await apply(withReceivers(slug, ADS.replace('/p?', '/other?'))), [
      'ended postback more',
      'changed postback ads',
    ])

    assert.equal(await secretOf('ads'), 'a secret of ours')
    assert.deepEqual(await apply(manifestSource(slug)), ['ended postback ads'])
  })

  test('are refused with line and reason where an address, an event or a name is wrong', ({ assert }) => {
    assert.deepEqual(faultsOf(ADS, MORE), [])
    assert.deepEqual(faultsOf(ADS.replace('{event}', '{email}')), [
      '19 postbacks.0.address: {email} is no value that an address may name',
    ])
    assert.match(faultsOf(ADS.replace('https:', 'http:'))[0]!, /^19 postbacks\.0\.address: must be an https address/)
    assert.match(faultsOf(ADS.replace('signup', 'login'))[0]!, /^19 postbacks\.0\.events\.0: must be one of signup/)
    assert.deepEqual(faultsOf(ADS, MORE.replace('chargeback', 'refund')), [
      '20 postbacks.1.events: refund of adnet goes to another receiver already',
    ])
    assert.deepEqual(faultsOf(ADS, ADS.replace('adnet', 'othernet')), ['20 postbacks.1.key: ads stands here twice'])
    assert.match(faultsOf(`${ADS}, secret: 'a secret'`)[0]!, /^19 postbacks\.0\.secret: is not known here/)
  })
})
