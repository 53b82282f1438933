import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { Visitor } from '../../visitor.ts'
import { manifestSource } from '../../manifest_source.ts'

test.group('Campaigns of a brand', () => {
  const newSlug = () => `made-${randomBytes(4).toString('hex')}`
  const withCampaigns = (slug: string, ...campaigns: string[]) =>
    `${manifestSource(slug)}campaigns:\n${campaigns.map((one) => `  - { ${one} }\n`).join('')}`
  const apply = async (source: string) => {
    const applied = await applySource(source, { keep: true })
    return 'faults' in applied
      ? applied.faults.map(({ path, reason }) => `${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }
  const SPRING =
    'slug: spring, texts: { en: { title: Spring, text: Go out. }, nl: { title: Lente, text: Ga naar buiten. } }'

  test('come from its manifest, are written back, and answer in the visitor’s language or not at all', async ({
    assert,
  }) => {
    const slug = newSlug()
    const other = newSlug()
    await apply(manifestSource(other))

    assert.include(await apply(withCampaigns(slug, SPRING)), 'new campaign spring')
    assert.deepEqual(await apply(writeManifest((await exportManifest(slug))!)), [])

    const read = async (campaign: string, language: string, brand = slug) => {
      const visitor = new Visitor(`${brand}.localhost`)
      visitor.cookies.set('i18n_redirected', language)
      const { status, body } = await visitor.get(`/api/campaigns/${campaign}`)
      assert.equal(status, 200)
      return body.campaign
    }
    assert.deepEqual(await read('spring', 'nl'), { slug: 'spring', title: 'Lente', text: 'Ga naar buiten.' })
    assert.isNull(await read('spring', 'da'))
    assert.isNull(await read('autumn', 'nl'))
    assert.isNull(await read(encodeURIComponent("' or 1=1"), 'nl'))
    assert.isNull(await read('spring', 'nl', other))

    assert.deepEqual(await apply(withCampaigns(slug, SPRING.replace('Go out.', 'Come in.'))), [
      'changed campaign spring',
    ])
    assert.deepEqual(await apply(manifestSource(slug)), ['ended campaign spring'])
    assert.isNull(await read('spring', 'nl'))
  })

  test('that can’t be are named', async ({ assert }) => {
    assert.deepEqual(await apply(withCampaigns(newSlug(), SPRING, SPRING)), [
      'campaigns.1.slug: spring stands here twice',
    ])
    const [fault] = await apply(withCampaigns(newSlug(), SPRING.replace('slug: spring', 'slug: Spring sale')))
    assert.match(fault!, /campaigns\.0\.slug/)
  })
})
