import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { crowdOf } from './crowd_of.ts'
import { EVERY_FIELD } from './every_field.ts'
import { livingIn, moveTo } from './living_in.ts'

const inOrder = ({ body }: { body: any }) => body.results.map(({ name }: any) => name)

test.group('The order of a search', (group) => {
  let brand: Brand
  let viewer: Person
  group.setup(async () => {
    brand = await newBrand('orders', 'GB', 'en-GB', EVERY_FIELD)
    viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await moveTo(viewer, 'London')
    for (const town of ['Edinburgh', 'Brighton', 'London', 'Reading', 'Leeds']) await livingIn(brand, town)
    await newPerson(brand, { name: 'Nowhere', gender: 'female', looking_for: 'both' })
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
    await asTenant(brand, () => fay.merge({ city: 'London' }).save())
  })

  test('is by last activity unless asked otherwise; or by newest', async ({ assert }) => {
    const leeds = (await viewer.browser.get('/api/members?sort=newness')).body.results.find(
      ({ name }: any) => name === 'Leeds'
    )
    await asOwner(
      (owner) =>
        owner.query('update app.profiles set last_active_at = $2 where id = $1', [
          leeds.id,
          DateTime.now().minus({ years: 1 }).toISO(),
        ]),
      brand
    )

    const [byActivity, byNewness] = await Promise.all(
      ['', '?sort=newness'].map((query) => viewer.browser.get(`/api/members${query}`))
    )

    assert.equal(inOrder(byActivity!).at(-1), 'Leeds')
    assert.deepEqual(inOrder(byNewness!), ['Fay', 'Nowhere', 'Leeds', 'Reading', 'London', 'Brighton', 'Edinburgh'])
  })

  test('is by distance: real members who name their town, in steps of at least five kilometres', async ({ assert }) => {
    const answer = await viewer.browser.get('/api/members?sort=distance')

    assert.deepEqual(inOrder(answer), ['London', 'Reading', 'Brighton'])
    assert.deepEqual(
      answer.body.results.map(({ distance_km }: any) => distance_km % 5),
      [0, 0, 0]
    )
    assert.equal(answer.body.results[0].distance_km, 5)
    assert.containSubset(answer.body, { numResults: 3, numFictional: 0 })
  })

  test('keeps within a radius, in any order', async ({ assert }) => {
    const [near, far, byNewness] = await Promise.all(
      ['radius=10', 'radius=100', 'radius=100&sort=newness'].map((query) => viewer.browser.get(`/api/members?${query}`))
    )

    assert.deepEqual(inOrder(near!), ['London'])
    assert.sameMembers(inOrder(far!), ['London', 'Reading', 'Brighton'])
    assert.deepEqual(inOrder(byNewness!), ['Reading', 'London', 'Brighton'])
    assert.isTrue(far!.body.results.every(({ distance_km }: any) => distance_km <= 100))
  })

  test('is never by distance for members who name no town, nor for visitors', async ({ assert }) => {
    const lost = await newPerson(brand, { name: 'Lost', gender: 'male', looking_for: 'female' })

    const answer = await lost.browser.get('/api/members?sort=distance&radius=10')

    assert.equal(answer.status, 200)
    assert.lengthOf(answer.body.results, 7)
    assert.isTrue(answer.body.results.every(({ distance_km }: any) => distance_km === null))
  })

  test('shows no distance where a brand shows no towns', async ({ assert }) => {
    const discreet = await newBrand('townless', 'GB', 'en-GB', {
      ...EVERY_FIELD,
      visible_profile_fields: ['name', 'age', 'region'],
    })
    const person = await newPerson(discreet, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await moveTo(person, 'London')
    await livingIn(discreet, 'Edinburgh')

    const { body } = await person.browser.get('/api/members?sort=distance&radius=10')

    assert.containSubset(body.results, [{ name: 'Edinburgh', distance_km: null }])
  })

  test('forgets the town of a member who moves away from it', async ({ assert }) => {
    const own = await newBrand('movers', 'GB', 'en-GB', EVERY_FIELD)
    const person = await newPerson(own, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await moveTo(person, 'London')
    const mover = await livingIn(own, 'London', 'Mover')
    const before = await person.browser.get('/api/members?radius=10')
    await mover.browser.put('/api/profile', { city: null })

    const after = await person.browser.get('/api/members?radius=10')

    assert.deepEqual([inOrder(before), inOrder(after)], [['Mover'], []])
  })
})

test.group('Paging in every order', (group) => {
  let brand: Brand
  let viewer: Person
  group.setup(async () => {
    brand = await newBrand('pages', 'GB', 'en-GB', EVERY_FIELD)
    viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await moveTo(viewer, 'London')
    // More than are sorted at once, so that towns are read one after the other.
    await crowdOf(brand, 1300)
    await asOwner(
      (owner) =>
        owner.query(
          `with towns as (
             select id, name, region_id, row_number() over (order by population desc) - 1 as place from global.cities
             where country = 'GB' and region_id = (select region_id from global.cities where country = 'GB' and name = 'London')
             order by population desc limit 7)
           update app.profiles set city = towns.name, region_id = towns.region_id from towns
           where kind = 'member' and profiles.name like 'Woman %'
             and towns.place = substr(profiles.name, 7)::int % 7`
        ),
      brand
    )
  })

  async function walk(query: string): Promise<any[]> {
    const met: any[] = []
    let path: string | null = `/api/members?${query}`
    while (path) {
      const { body }: { body: any } = await viewer.browser.get(path)
      met.push(...body.results)
      path = body.next && `/api/members?${query}&cursor=${body.next}`
    }
    return met
  }

  test('everyone is listed once in each of them, though some are active again', async ({ assert }) => {
    await asOwner(
      (owner) =>
        owner.query(
          `update app.profiles set last_active_at = last_active_at + interval '10 minutes'
           where name like 'Woman %' and substr(name, 7)::int % 3 = 0`
        ),
      brand
    )
    const [byActivity, byNewness, byDistance] = await Promise.all(
      ['activity', 'newness', 'distance'].map(async (sort) =>
        (await walk(`sort=${sort}&radius=250`)).map(({ id }): string => id)
      )
    )

    assert.isAbove(byActivity!.length, 1000)
    for (const met of [byNewness!, byDistance!]) {
      assert.equal(new Set(met).size, met.length)
      assert.sameMembers(met, byActivity!)
    }
  })

  test('members of some ages with an interest are listed once, by last activity', async ({ assert }) => {
    const interest = await asOwner(async (owner) => {
      await owner.query(
        `update app.profiles set date_of_birth = current_date - (9000 + substr(name, 7)::int * 7 % 6000) where name like 'Woman %'`
      )
      const { rows } = await owner.query(
        `insert into app.profile_interests (tenant_id, profile_id, interest_id)
         select tenant_id, profiles.id, liked.id from app.profiles, (select id from global.interests order by id limit 1) liked
         where tenant_id = $1 and name like 'Woman %' and substr(name, 7)::int % 3 = 0 returning interest_id::text as id`,
        [brand.id]
      )
      return rows[0].id
    }, brand)
    const likingIt = await walk(`interests=${interest}`)

    for (const [youngest, oldest] of [
      [30, 35],
      [27, 29],
      [26, 40],
    ] as const) {
      const met = await walk(`interests=${interest}&min_age=${youngest}&max_age=${oldest}`)
      const meant = likingIt.filter(({ age }) => age >= youngest && age <= oldest)

      assert.isAbove(meant.length, 24)
      assert.deepEqual(
        met.map(({ id }) => id),
        meant.map(({ id }) => id)
      )
    }
  })

  test('by distance no one comes before someone nearer', async ({ assert }) => {
    const distances = (await walk('sort=distance')).map(({ distance_km }) => distance_km)

    assert.deepEqual(
      distances,
      [...distances].sort((one, other) => one - other)
    )
  })

  test('a cursor of one order is invalid in another', async ({ assert }) => {
    const { next } = (await viewer.browser.get('/api/members?sort=newness')).body

    for (const query of ['', 'sort=distance&', 'sort=activity&']) {
      const { status, body } = await viewer.browser.get(`/api/members?${query}cursor=${next}`)

      assert.equal(status, 422)
      assert.containSubset(body.errors[0], { code: 'cursor', field: 'cursor' })
    }
  })

  test('a cursor in a town out of reach is invalid', async ({ assert }) => {
    const stray = Buffer.from('2.1.1.1.2').toString('base64url')

    const { status } = await viewer.browser.get(`/api/members?sort=distance&cursor=${stray}`)

    assert.equal(status, 422)
  })
})
