import { test } from '@japa/runner'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Brand, type Cast, newBrand, newCast, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { crowdOf } from './crowd_of.ts'

const names = ({ body }: { body: any }) => body.results.map(({ name }: any) => name).sort()

test.group('Searching members', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('finds members one looks for: neither oneself, nor disabled ones, nor another brand’s', async ({ assert }) => {
    const eve = await newPerson(cast.rosa, { name: 'Eve', gender: 'female', looking_for: 'both' })

    const answer = await eve.browser.get('/api/members')

    assert.equal(answer.status, 200)
    assert.deepEqual(names(answer), ['Ann', 'Ben', 'Fay'])
    assert.containSubset(answer.body, {
      pageNumber: 1,
      numResults: 3,
      numFictional: 1,
      numResultsCapped: false,
      next: null,
    })
  })

  test('looks for the gender of the profile unless told otherwise', async ({ assert }) => {
    const { ben } = cast

    const [own, men, all] = await Promise.all(
      ['', '?gender=male', '?gender=both'].map((query) => ben.browser.get(`/api/members${query}`))
    )

    assert.deepEqual(names(own!), ['Ann', 'Eve', 'Fay'])
    assert.deepEqual(names(men!), [])
    assert.deepEqual(names(all!), ['Ann', 'Eve', 'Fay'])
  })

  test('shows no fictional profile to members who want only real ones', async ({ assert }) => {
    const gus = await newPerson(cast.rosa, {
      name: 'Gus',
      gender: 'male',
      looking_for: 'female',
      show_fictional: false,
    })

    const answer = await gus.browser.get('/api/members')
    const asked = await cast.ben.browser.get('/api/members?real_only=true')

    assert.deepEqual(names(answer), ['Ann', 'Eve'])
    assert.deepEqual(names(asked), ['Ann', 'Eve'])
    assert.equal(answer.body.numFictional, 0)
  })

  test('keeps to the limits of age, both included', async ({ assert }) => {
    const brand = await newBrand('ages', 'GB', 'en-GB')
    const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'both' })
    for (const age of [29, 30, 31, 40, 41])
      await newPerson(brand, { name: String(age), gender: 'female', looking_for: 'both', age })

    const answer = await viewer.browser.get('/api/members?min_age=30&max_age=40')

    assert.deepEqual(names(answer), ['30', '31', '40'])
    assert.isTrue(answer.body.results.every(({ name, age }: any) => String(age) === name))
  })

  test('keeps to country and region', async ({ assert }) => {
    const { rosa, ben } = await newCast()
    const region = (await ben.browser.get('/api/regions.php?country=NL')).body[0]
    await newPerson(rosa, { name: 'Nel', gender: 'female', looking_for: 'both', country: 'NL' })
    const near = await newPerson(rosa, { name: 'Mia', gender: 'female', looking_for: 'both', country: 'NL' })
    await asTenant(rosa, () => near.profile.merge({ regionId: region.id }).save())

    const inCountry = await ben.browser.get('/api/members?country=NL')
    const inRegion = await ben.browser.get(`/api/members?country=NL&countryregion=${region.id}`)

    assert.deepEqual(names(inCountry), ['Mia', 'Nel'])
    assert.deepEqual(names(inRegion), ['Mia'])
    assert.deepEqual(inRegion.body.results[0].region, { id: region.id, name: region.name })
  })

  test('refuses invalid values and ignores a page’s other query parameters', async ({ assert }) => {
    const wrong = {
      gender: ['x', '%00'],
      country: ['nl', 'NLD', 'N%00'],
      countryregion: ['x', '0', '99999999999999999999'],
      min_age: ['17', 'x', '20.5', '121'],
      max_age: ['1000', ''.padEnd(3, '-')],
      real_only: ['maybe'],
      cursor: [
        'x',
        'MS4xLjE',
        ...['0.1.1.0.1', '0.99999999999999999999.1.0.1.9.0', '0.1.1.0.1.202.0', '0.1.1.0.1.4.5'].map((text) =>
          Buffer.from(text).toString('base64url')
        ),
      ],
    }
    const readable = Buffer.from('0.1.1.0.1.201.1').toString('base64url')
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values.filter((one) => one !== readable)) {
        const { status, body } = await cast.ben.browser.get(`/api/members?${field}=${value}`)
        assert.equal(status, 422, `${field}=${value}`)
        assert.equal(body.errors[0].field, field)
      }
    }
    const twisted = await cast.ben.browser.get('/api/members?min_age=40&max_age=30')
    const tracked = await cast.ben.browser.get(
      '/api/members?network=a&sub1=b&utm_source=c&gender=&country=&min_age=&real_only='
    )
    assert.equal(twisted.status, 422)
    assert.equal(tracked.status, 200)
  })
})

test.group('Paging through members', (group) => {
  let brand: Brand
  let viewer: Person
  group.setup(async () => {
    brand = await newBrand('crowd', 'GB', 'en-GB')
    viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await crowdOf(brand, 230)
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
    // After everyone who is counted.
    await asTenant(brand, () =>
      Profile.query()
        .where('id', fay.id)
        .update({ last_active_at: new Date(0) })
    )
  })

  test('lists everyone once, though many were active in the same microsecond', async ({ assert }) => {
    const met: string[] = []
    const pages: number[] = []
    let path: string | null = '/api/members'
    while (path) {
      const { status, body }: { status: number; body: any } = await viewer.browser.get(path)
      assert.equal(status, 200)
      met.push(...body.results.map(({ id }: any) => id))
      pages.push(body.pageNumber)
      path = body.next && `/api/members?cursor=${body.next}`
    }

    assert.equal(new Set(met).size, met.length)
    assert.lengthOf(met, 231)
    assert.deepEqual(pages, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('lists no one twice who becomes active meanwhile', async ({ assert }) => {
    const first = await viewer.browser.get('/api/members')
    const woken = first.body.results.at(-1).id
    await asTenant(brand, () => Profile.query().where('id', woken).update({ last_active_at: new Date() }))

    const second = await viewer.browser.get(`/api/members?cursor=${first.body.next}`)

    const seen = new Set(first.body.results.map(({ id }: any) => id))
    assert.isFalse(second.body.results.some(({ id }: any) => seen.has(id)))
  })

  test('counts to 200 and no further', async ({ assert }) => {
    const all = await viewer.browser.get('/api/members')
    const more = await viewer.browser.get(`/api/members?cursor=${all.body.next}`)
    const some = await viewer.browser.get('/api/members?max_age=29')

    for (const { body } of [all, more])
      assert.containSubset(body, { numResults: 200, numResultsCapped: true, numFictional: 1 })
    assert.containSubset(some.body, { numResults: 23, numResultsCapped: false, numFictional: 0 })
    assert.isNull(some.body.next)
  })
})
