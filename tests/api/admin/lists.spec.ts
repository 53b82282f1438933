import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { listPath, newStaff } from './staff_of.ts'

test.group('Lists in the console', (group) => {
  let amber: Brand
  let birch: Brand
  let cedar: Brand
  let sam: Visitor

  group.setup(async () => {
    amber = await newBrand('amber', 'GB', 'en-GB', { name: 'amber 100%' })
    birch = await newBrand('birch', 'NL', 'nl-NL', { name: 'Birch' })
    cedar = await newBrand('cedar', 'NL', 'nl-NL', { name: 'Cedar_wood' })
    await asOwner((owner) => owner.query(`update global.tenants set state = 'paused' where id = $1`, [cedar.id]))
    sam = await newStaff([amber, birch, cedar].map((brand) => ({ brand, role: 'operator' })))
  })

  const names = async (query: Parameters<typeof listPath>[1]) => {
    const { status, body } = await sam.get(listPath('tenants', query))
    return status === 200 ? body.map(({ name }: { name: string }) => name) : status
  }

  test('a brand is listed with what staff know it by', async ({ assert }) => {
    const { body, headers } = await sam.get(listPath('tenants', { filter: { id: [birch.id] } }))

    const [{ created_at, company_id, mark, ...shown }] = body
    assert.deepEqual(shown, {
      id: birch.id,
      slug: birch.slug,
      name: 'Birch',
      state: 'live',
      time_zone: 'Europe/Amsterdam',
      hosts: [birch.host],
      niche_id: '1',
      niche: 'general',
      company: 'Tests B.V.',
      preset: 'blush',
    })
    assert.match(created_at, /^\d{4}-.*Z$/)
    assert.match(company_id, /^\d+$/)
    assert.match(`${mark.light} ${mark.dark}`, /^#[0-9a-f]{6} #[0-9a-f]{6}$/)
    assert.equal(headers['cache-control'], 'no-store')
  })

  test('brands that need attention come first, and every list says how long it is', async ({ assert }) => {
    const { body, headers } = await sam.get('/api/tenants')

    assert.deepEqual(
      body.map(({ name }: { name: string }) => name),
      ['Cedar_wood', 'amber 100%', 'Birch']
    )
    assert.equal(headers['content-range'], 'tenants 0-2/3')
  })

  test('a list is sorted both ways, by name without regard to capitals', async ({ assert }) => {
    assert.deepEqual(await names({ sort: ['name', 'ASC'] }), ['amber 100%', 'Birch', 'Cedar_wood'])
    assert.deepEqual(await names({ sort: ['hosts', 'DESC'] }), ['Cedar_wood', 'Birch', 'amber 100%'])
  })

  test('a list returns the page that was asked for', async ({ assert }) => {
    const page = await sam.get(listPath('tenants', { sort: ['name', 'ASC'], range: [1, 1] }))
    const beyond = await sam.get(listPath('tenants', { range: [50, 74] }))

    assert.lengthOf(page.body, 1)
    assert.equal(page.headers['content-range'], 'tenants 1-1/3')
    assert.deepEqual(beyond.body, [])
    assert.equal(beyond.headers['content-range'], 'tenants */3')
  })

  test('filters narrow a list, alone and together', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { state: 'paused' } }), ['Cedar_wood'])
    assert.sameMembers((await names({ filter: { state: ['paused', 'live'] } })) as string[], [
      'amber 100%',
      'Birch',
      'Cedar_wood',
    ])
    assert.deepEqual(await names({ filter: { q: 'BIRCH', niche_id: '1' } }), ['Birch'])
    assert.deepEqual(await names({ filter: { q: cedar.host } }), ['Cedar_wood'])
    assert.deepEqual(await names({ filter: { q: 'birch', state: 'paused' } }), [])
  })

  test('wildcards and quotes of SQL are plain text', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { q: '%' } }), ['amber 100%'])
    assert.deepEqual(await names({ filter: { q: '_' } }), ['Cedar_wood'])
    assert.deepEqual(await names({ filter: { q: '\\' } }), [])
    assert.deepEqual(await names({ filter: { q: `' or true --` } }), [])
    assert.deepEqual(await names({ filter: { q: '?' } }), [])
  })

  for (const [what, query, field] of [
    ['an unknown filter', { filter: { settings: '{}' } }, 'filter'],
    ['an inherited name as filter', { filter: { constructor: 'x' } }, 'filter'],
    ['SQL as the name of a filter', { filter: { 'state; drop table global.tenants': 'live' } }, 'filter'],
    ['an operator instead of a value', { filter: { state: { $ne: 'live' } } }, 'filter'],
    ['a state that is none', { filter: { state: `live' or '1'='1` } }, 'filter'],
    ['an id that is none', { filter: { id: ['1 or true'] } }, 'filter'],
    ['a number as id', { filter: { id: 1 } }, 'filter'],
    ['a NUL in a search', { filter: { q: 'a\u0000' } }, 'filter'],
    ['a list as search', { filter: { q: ['a', 'b'] } }, 'filter'],
    ['an endless search', { filter: { q: 'a'.repeat(101) } }, 'filter'],
    ['a filter that is a list', { filter: ['state'] }, 'filter'],
    ['a column nobody offered', { sort: ['settings', 'ASC'] }, 'sort'],
    ['SQL as column', { sort: ['name; select 1', 'ASC'] }, 'sort'],
    ['SQL as direction', { sort: ['name', 'ASC, pg_sleep(9)'] }, 'sort'],
    ['an inherited name as column', { sort: ['toString', 'ASC'] }, 'sort'],
    ['a sort that is none', { sort: 'name' }, 'sort'],
    ['a range backwards', { range: [5, 1] }, 'range'],
    ['a range below zero', { range: [-1, 5] }, 'range'],
    ['a range of fractions', { range: [0, 1.5] }, 'range'],
    ['a range of words', { range: ['0', '9'] }, 'range'],
    ['more than anybody can read', { range: [0, 1000] }, 'range'],
    ['three ends', { range: [0, 1, 2] }, 'range'],
  ] as const)
    test(`${what} is refused`, async ({ assert }) => {
      const { status, body } = await sam.get(listPath('tenants', query))

      assert.equal(status, 422)
      assert.deepInclude(body.errors[0], { code: `list_${field}`, field })
      assert.isString(body.errors[0].message)
    })

  test('broken JSON, repeated parameters and unknown ones are refused', async ({ assert }) => {
    for (const query of ['filter=state', 'sort=name', 'range=0-9', 'filter={}&filter={}', 'sort[]=name'])
      assert.equal((await sam.get(`/api/tenants?${query}`)).status, 422, query)

    const unknown = await sam.get('/api/tenants?limit=5')

    assert.equal(unknown.status, 422)
    assert.deepInclude(unknown.body.errors[0], { code: 'unknown_field', field: 'limit' })
  })
})
