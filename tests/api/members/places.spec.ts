import { test } from '@japa/runner'
import { importInterests } from '@manyhearts/api/app/members/places/import_places'
import { asOwner, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { rolledBack } from '../tenancy/rolled_back.ts'

test.group('Places and interests', (group) => {
  let visitor: Visitor
  group.setup(async () => {
    visitor = new Visitor((await newBrand('rosa', 'GB', 'en-GB')).host)
  })

  test('a country’s regions are listed by name', async ({ assert }) => {
    const { status, body } = await visitor.get('/api/regions.php?country=NL')

    assert.equal(status, 200)
    assert.lengthOf(body, 12)
    assert.containSubset(body, [{ name: 'Utrecht', country: 'NL' }])
    assert.match(body[0].id, /^\d+$/)
    assert.deepEqual(
      body.map(({ name }: any) => name),
      body.map(({ name }: any) => name).toSorted((a: string, b: string) => a.localeCompare(b, 'en'))
    )
  })

  test('without a country, regions of all the brand’s countries are listed', async ({ assert }) => {
    const { body } = await visitor.get('/api/regions.php')

    assert.deepEqual([...new Set(body.map(({ country }: any) => country))], ['GB', 'NL'])
  })

  test('an unknown country has none', async ({ assert }) => {
    const { body } = await visitor.get('/api/regions.php?country=ZZ')

    assert.deepEqual(body, [])
  })

  test('an invalid country is refused', async ({ assert }) => {
    for (const country of ['nl', 'NLD', '%00%00', '1']) {
      const { status, body } = await visitor.get(`/api/regions.php?country=${country}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'country')
    }
  })

  test('a region’s towns are found by how they or one of their words begin, accents and case aside, the largest first', async ({
    assert,
  }) => {
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select region_id::text as region, name from global.cities where (country, name) in
         (('DE', 'Köln'), ('GB', 'Leeds'), ('FR', 'Saint-Étienne'))`
      )
    )
    const region = Object.fromEntries(rows.map(({ name, region: id }) => [name, id]))
    const typed = async (name: string, q: string) =>
      (await visitor.get(`/api/cities?${new URLSearchParams({ region_id: region[name], q })}`)).body.map(
        (city: { name: string }) => city.name
      )

    assert.include(await typed('Köln', 'koln'), 'Köln')
    assert.include(await typed('Leeds', 'LEE'), 'Leeds')
    assert.include(await typed('Saint-Étienne', 'etienne'), 'Saint-Étienne')
    assert.deepEqual(await typed('Leeds', 'Köln'), [])
    const largest = await typed('Leeds', '')
    assert.lengthOf(largest, 20)
    assert.include(largest, 'London')
  })

  test('an invalid region has no towns', async ({ assert }) => {
    assert.deepEqual((await visitor.get('/api/cities?region_id=1')).body, [])
    for (const query of [
      '',
      '?region_id=',
      '?region_id=x',
      `?region_id=1&q=${'x'.repeat(101)}`,
      '?region_id=1&q=%00',
    ]) {
      const { status } = await visitor.get(`/api/cities${query}`)
      assert.equal(status, 422, query)
    }
  })

  test('interests come in the visitor’s language', async ({ assert }) => {
    const english = await visitor.get('/api/interests.php')
    const dutch = await visitor.get('/api/interests.php', { cookie: 'i18n_redirected=nl' })

    const hiking = ({ body }: typeof english) => body.find(({ key }: any) => key === 'hiking')
    assert.equal(hiking(english).name, 'Hiking')
    assert.deepEqual(hiking(dutch), { id: hiking(english).id, key: 'hiking', name: 'Wandelen' })
    assert.include(dutch.headers.vary, 'Cookie')
  })

  test('a point on the globe is named by its nearest town', async ({ assert }) => {
    const points = { Utrecht: [52.0908, 5.1222], Umeå: [63.8258, 20.263], Wellington: [-41.2866, 174.7756] }
    for (const [city, [lat, lon]] of Object.entries(points)) {
      const { status, body, headers } = await visitor.get(`/api/geocode.php?lat=${lat}&lon=${lon}`)

      assert.equal(status, 200)
      assert.equal(body.city, city)
      assert.match(body.region.id, /^\d+$/)
      assert.isNotEmpty(body.region.name)
      assert.equal(headers['cache-control'], 'max-age=3600')
    }
  })

  test('a point more than 100 km from every town is near none', async ({ assert }) => {
    for (const [lat, lon] of [
      [0, -30],
      [-48, -123],
    ]) {
      const { status, body } = await visitor.get(`/api/geocode.php?lat=${lat}&lon=${lon}`)

      assert.deepEqual([status, body.errors[0].code], [404, 'not_found'])
    }
  })

  test('a point off the globe is refused', async ({ assert }) => {
    for (const query of [
      'lat=91&lon=5',
      'lat=52&lon=181',
      'lat=-90.1&lon=0',
      'lat=x&lon=5',
      'lat=52',
      'lat=&lon=',
      'lat=52&lon=',
      '',
      'lat=NaN&lon=0',
      'lat=1e400&lon=0',
      'lat=1&lat=2&lon=3',
    ]) {
      const { status } = await visitor.get(`/api/geocode.php?${query}`)
      assert.equal(status, 422, query)
    }
  })

  test('one interest more than a search can tell apart is refused, with a sentence that says so', async ({
    assert,
  }) => {
    const added = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `new-${index}`, names: {} }))
    const adding = (extra: number) =>
      rolledBack(async (owner) => {
        const { rows } = await owner.query('select count(*)::int as known from global.interests')
        await importInterests(owner, added(63 - rows[0].known + extra))
      })

    await adding(0)
    await assert.rejects(() => adding(1), /interests\.json has too many interests.* there can be 63/)
  })
})
