import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { makeDiscountCodes } from '@manyhearts/api/app/credits/discounts/make_discount_codes'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { tenantBySlug } from '@manyhearts/api/app/tenancy/manifests/tenant_by_slug'
import { writeManifest } from '@manyhearts/api/app/tenancy/manifests/write_manifest'
import { ace } from '../../ace.ts'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'
import { runInside } from '../run_inside.ts'

const BATCH = { name: 'spring', percent: 20, expires: '2100-01-01T00:00:00Z', currency: null, minimumMinor: null }

test.group('Discount codes of a brand', () => {
  const newSlug = () => `made-${randomBytes(4).toString('hex')}`
  const withCodes = (slug: string, ...codes: string[]) =>
    `${manifestSource(slug)}discount_codes:\n${codes.map((code) => `  - { ${code} }\n`).join('')}`
  const apply = async (source: string) => {
    const applied = await applySource(source, { keep: true })
    return 'faults' in applied
      ? applied.faults.map(({ path, reason }) => `${path}: ${reason}`)
      : applied.changes.map(({ what, how }) => `${how} ${what}`)
  }
  const rows = async (slug: string) => {
    const brand = (await tenantBySlug(slug))!
    const { rows: codes } = await asOwner(
      (owner) =>
        owner.query(
          'select code, status, value_percentage, validity, batch from app.discount_codes where tenant_id = $1 order by code',
          [brand.id]
        ),
      brand
    )
    return codes
  }

  test('come from its manifest, change with it, are switched off with it and are written back', async ({ assert }) => {
    const slug = newSlug()
    const spring = 'code: SPRING-20, value_percentage: 20, expires_at: 2100-03-01T12:00:00Z, payment_methods: [card]'
    assert.includeMembers(await apply(withCodes(slug, spring, 'code: FRIENDS, value_percentage: 10')), [
      'new discount code SPRING-20',
      'new discount code FRIENDS',
    ])

    assert.deepEqual(await apply(writeManifest((await exportManifest(slug))!)), [])
    assert.deepEqual(await apply(withCodes(slug, 'code: FRIENDS, value_percentage: 15, validity: unlimited')), [
      'ended discount code SPRING-20',
      'changed discount code FRIENDS',
    ])

    assert.deepEqual(await rows(slug), [
      { code: 'FRIENDS', status: 'active', value_percentage: 15, validity: 'unlimited', batch: null },
      { code: 'SPRING-20', status: 'inactive', value_percentage: 20, validity: 'once-per-user', batch: null },
    ])
  })

  test('that can’t be are named', async ({ assert }) => {
    const slug = newSlug()

    assert.deepEqual(
      await apply(
        withCodes(
          slug,
          'code: TIMEBONUS25, value_percentage: 25',
          'code: DEAR, value_percentage: 10, minimum_order_value: 5000',
          'code: DEAR, value_percentage: 20'
        )
      ),
      [
        'discount_codes.2.code: DEAR stands here twice',
        'discount_codes.0.code: TIMEBONUS25 is the time bonus of every brand',
        'discount_codes.1.currency: is missing: minimum_order_value needs one',
      ]
    )
    assert.deepEqual(await apply(withCodes(slug, 'code: ALL, value_percentage: 100, country: NL')), [
      'discount_codes.0.value_percentage: must be 90 at most, but is 100',
    ])
    assert.deepEqual(await apply(withCodes(slug, 'code: ABROAD, value_percentage: 10, country: JP')), [
      'discount_codes.0.country: JP is no country that is served',
    ])
  })

  test('are made in batches, each its own, which no manifest lists, ends or takes over', async ({ assert }) => {
    const slug = newSlug()
    await apply(manifestSource(slug))
    const codes = await makeDiscountCodes((await tenantBySlug(slug))!, { ...BATCH, count: 2_500 })

    assert.equal(new Set(codes).size, 2_500)
    for (const code of codes) assert.match(code, /^GET-[2-9A-HJ-NP-Z]{12}$/)
    assert.deepEqual(await apply(manifestSource(slug)), [])
    assert.deepEqual(await apply(withCodes(slug, `code: ${codes[0]}, value_percentage: 90`)), [
      `discount_codes.0.code: ${codes[0]} is one of a batch, or somebody’s own`,
    ])
    const stored = await rows(slug)
    assert.lengthOf(stored, 2_500)
    const { rows: audited } = await asOwner((owner) =>
      owner.query(
        `select detail ->> 'name' as batch from staff.audit_entries join global.tenants on tenants.id = tenant_id
         where slug = $1 and action = 'discount_codes_made'`,
        [slug]
      )
    )
    assert.deepEqual(audited, [{ batch: BATCH.name }])
    assert.isTrue(stored.every(({ status, validity }: any) => status === 'active' && validity === 'once'))
  })

  test('are printed as CSV by a command, which names what is wrong', async ({ assert }) => {
    const slug = newSlug()
    await apply(manifestSource(slug))

    const made = await ace(
      'discount:codes',
      slug,
      '--count=3',
      '--percent=20',
      '--expires=2100-01-01',
      '--batch=spring'
    )
    const [head, ...lines] = made.stdout.trimEnd().split('\r\n')
    const refused = await ace('discount:codes', slug, '--count=0', '--percent=20')
    const told = [
      await runInside('discount:codes', slug, '--count=0', '--percent=20'),
      await runInside('discount:codes', slug, '--count=3', '--percent=100'),
      await runInside('discount:codes', slug, '--count=3', '--percent=20', '--expires=2020-01-01'),
      await runInside('discount:codes', slug, '--count=3', '--percent=20', '--minimum=500'),
      await runInside('discount:codes', 'nobody', '--count=3', '--percent=20'),
    ]

    assert.equal(head, 'code,value_percentage,expires')
    assert.lengthOf(lines, 3)
    for (const line of lines) assert.match(line, /^GET-[2-9A-HJ-NP-Z]{12},20,2100-01-01T00:00:00.000Z$/)
    assert.equal(refused.code, 1)
    assert.equal(refused.stdout, '')
    assert.match(refused.stderr, /--count/)
    for (const [place, name] of ['--count', '--percent', '--expires', '--minimum', 'no brand'].entries())
      assert.match(told[place]!, new RegExp(`^1 .*${name}`))
    assert.deepEqual(
      (await rows(slug)).map(({ code }: { code: string }) => code),
      lines.map((line) => line.split(',')[0]!).toSorted()
    )
  })
})
