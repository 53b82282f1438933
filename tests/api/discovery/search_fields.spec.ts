import { test } from '@japa/runner'
import fc from 'fast-check'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { asOwner, type Brand, newBrand, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { crowdOf } from './crowd_of.ts'
import { EVERY_FIELD } from './every_field.ts'

const names = ({ body }: { body: any }) => body.results.map(({ name }: any) => name).sort()

const WORDS = {
  sexuality: ['hetero', 'bi'],
  relationship_status: ['single', 'widowed'],
  body_type: ['slim', 'full'],
  hair_colour: ['red', 'grey'],
  eye_colour: ['blue', 'hazel'],
  tattoos: ['none', 'many'],
  reason: ['chat', 'dating'],
} as const

async function tellingPeople(brand: Brand) {
  const woman = (name: string, more: object = {}) =>
    newPerson(brand, { name, gender: 'female', looking_for: 'both', ...more })
  const [una, dua, mia] = [await woman('Una'), await woman('Dua'), await woman('Mia')]
  await Promise.all(
    [una, dua].map(({ browser }, place) =>
      browser.put('/api/profile', Object.fromEntries(Object.entries(WORDS).map(([word, both]) => [word, both[place]])))
    )
  )
  const interests = (await una.browser.get('/api/interests.php')).body
  await una.browser.put('/api/profile', { interests: [interests[0].id, interests[1].id] })
  await dua.browser.put('/api/profile', { interests: [interests[2].id] })
  return { una, dua, mia, interests: interests.map(({ id }: any) => id) as string[] }
}

test.group('Searching by what profiles say', (group) => {
  let brand: Brand
  let viewer: Person
  let people: Awaited<ReturnType<typeof tellingPeople>>
  group.setup(async () => {
    brand = await newBrand('telling', 'GB', 'en-GB', EVERY_FIELD)
    viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    people = await tellingPeople(brand)
  })

  for (const [word, [one, other]] of Object.entries(WORDS)) {
    test(`finds members by their ${word}, and not those who don’t say it`, async ({ assert }) => {
      const { browser } = viewer

      const [first, second, both] = await Promise.all(
        [`${word}=${one}`, `${word}=${other}`, `${word}=${one}&${word}=${other}`].map((query) =>
          browser.get(`/api/members?${query}`)
        )
      )

      assert.deepEqual(names(first!), ['Una'])
      assert.deepEqual(names(second!), ['Dua'])
      assert.deepEqual(names(both!), ['Dua', 'Una'])
      assert.equal(first!.body.numResults, 1)
    })
  }

  test('finds members with one of the interests', async ({ assert }) => {
    const { interests } = people
    const asked = async (...places: number[]) =>
      names(
        await viewer.browser.get(`/api/members?${places.map((place) => `interests=${interests[place]}`).join('&')}`)
      )

    assert.deepEqual(await asked(0), ['Una'])
    assert.deepEqual(await asked(0, 1), ['Una'])
    assert.deepEqual(await asked(1, 2), ['Dua', 'Una'])
    assert.deepEqual(await asked(3), [])
  })

  test('no longer finds anyone by an interest given up', async ({ assert }) => {
    const { interests, dua } = people
    const asked = async (place: number) => names(await viewer.browser.get(`/api/members?interests=${interests[place]}`))

    await dua.browser.put('/api/profile', { interests: [interests[3]] })
    assert.deepEqual([await asked(2), await asked(3)], [[], ['Dua']])

    await dua.browser.put('/api/profile', { interests: [interests[2]] })
    assert.deepEqual([await asked(2), await asked(3)], [['Dua'], []])
  })

  test('combines all filters', async ({ assert }) => {
    const asked = async (query: string) => names(await viewer.browser.get(`/api/members?${query}`))

    assert.deepEqual(await asked(`hair_colour=red&body_type=slim&interests=${people.interests[0]}`), ['Una'])
    assert.deepEqual(await asked('hair_colour=red&body_type=full'), [])
  })

  test('refuses values that no profile can have', async ({ assert }) => {
    const many = Array.from({ length: 11 }, (_, place) => `interests=${place + 1}`).join('&')
    for (const [field, query] of [
      ['hair_colour', 'hair_colour=pink'],
      ['hair_colour', 'hair_colour=red&hair_colour=pink'],
      ['hair_colour', 'hair_colour[a]=red'],
      ['interests', 'interests=x'],
      ['interests', many],
      ['radius', 'radius=11'],
      ['sort', 'sort=height'],
    ]) {
      const { status, body } = await viewer.browser.get(`/api/members?${query}`)

      assert.equal(status, 422, query)
      assert.equal(body.errors[0].field.split('.')[0], field)
    }
  })

  test('ignores fields that a form left empty', async ({ assert }) => {
    const answer = await viewer.browser.get('/api/members?hair_colour=&interests=&radius=&sort=')

    assert.deepEqual(names(answer), ['Dua', 'Mia', 'Una'])
  })
})

test.group('Every value a profile can have', () => {
  test('can be searched by, and finds only profiles with it', async ({ assert }) => {
    const brand = await newBrand('wordy', 'GB', 'en-GB', EVERY_FIELD)
    const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    const eva = await newPerson(brand, { name: 'Eva', gender: 'female', looking_for: 'both' })
    const longest = Math.max(...SEARCHED_ATTRIBUTES.map((field) => PROFILE_FIELDS[field].choices.length))

    for (let place = 0; place < longest; place++) {
      const said = SEARCHED_ATTRIBUTES.flatMap((field) => {
        const word = PROFILE_FIELDS[field].choices[place]
        return word ? [[field, word] as const] : []
      })
      await eva.browser.put('/api/profile', Object.fromEntries(said))
      for (const [field, word] of said) {
        const others = PROFILE_FIELDS[field].choices.filter((other) => other !== word)
        const [her, nobody] = await Promise.all([
          viewer.browser.get(`/api/members?${field}=${word}`),
          viewer.browser.get(`/api/members?${others.map((other) => `${field}=${other}`).join('&')}`),
        ])
        assert.deepEqual([names(her), names(nobody)], [['Eva'], []], `${field} ${word}`)
      }
    }
  })
})

test.group('A brand’s search fields', () => {
  test('filters a brand doesn’t offer are ignored', async ({ assert }) => {
    const brand = await newBrand('plain', 'GB', 'en-GB', { search_fields: ['country'] })
    const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await tellingPeople(brand)

    for (const query of ['gender=male', 'min_age=80', 'hair_colour=red', 'interests=1', 'radius=10', 'sort=distance']) {
      const answer = await viewer.browser.get(`/api/members?${query}`)

      assert.deepEqual(names(answer), ['Dua', 'Mia', 'Una'], query)
    }
  })

  test('values that profiles don’t show can’t be found out by searching', async ({ assert }) => {
    const brand = await newBrand('discreet', 'GB', 'en-GB', {
      ...EVERY_FIELD,
      visible_profile_fields: ['name', 'age', 'hair_colour'],
    })
    const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await tellingPeople(brand)

    const hidden = await viewer.browser.get('/api/members?sexuality=bi')
    const shown = await viewer.browser.get('/api/members?hair_colour=red')

    assert.deepEqual(names(hidden), ['Dua', 'Mia', 'Una'])
    assert.deepEqual(names(shown), ['Una'])
  })

  test('a visitor can’t find out values of members-only profiles', async ({ assert }) => {
    const brand = await newBrand('visited', 'GB', 'en-GB', EVERY_FIELD)
    const { una } = await tellingPeople(brand)
    const anybody = new Visitor(brand.host)
    const before = await anybody.get('/api/members?hair_colour=red')
    await asTenant(brand, () => una.profile.merge({ visibleToVisitors: false }).save())

    const after = await anybody.get('/api/members?hair_colour=red')

    assert.equal(before.body.numResults, 1)
    assert.equal(after.body.numResults, 0)
  })

  test('fictional profiles are searched by their values as well', async ({ assert }) => {
    const brand = await newBrand('drawn', 'GB', 'en-GB', EVERY_FIELD)
    const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
    await asTenant(brand, () => fay.merge({ hairColour: 'red' }).save())

    const { body } = await viewer.browser.get('/api/members?hair_colour=red')

    assert.containSubset(body, { numResults: 1, numFictional: 1 })
    assert.isNotNull(body.results[0].fictional)
  })
})

const OLDEST = 99

async function everyAge(brand: Brand, interest: string) {
  await crowdOf(brand, OLDEST - 17)
  await asOwner(async (owner) => {
    await owner.query(
      `update app.profiles set tattoos = 'many', visible_to_visitors = true,
         date_of_birth = current_date - make_interval(years => 17 + substr(name, 7)::int, months => 1)
       where tenant_id = $1`,
      [brand.id]
    )
    const liked = 'insert into app.profile_interests (tenant_id, profile_id, interest_id)'
    await owner.query(`${liked} select $1, id, $2 from app.profiles where tenant_id = $1`, [brand.id, interest])
  }, brand)
}

test.group('Searching by age and profile values', (group) => {
  let brand: Brand
  let interest: string
  group.setup(async () => {
    brand = await newBrand('aged', 'GB', 'en-GB', { ...EVERY_FIELD, logged_out_search: true })
    interest = (await new Visitor(brand.host).get('/api/interests.php')).body[0].id
    await everyAge(brand, interest)
  })

  test('finds everyone of the ages asked for, to the oldest', async ({ assert }) => {
    const age = fc.option(fc.integer({ min: 18, max: OLDEST }), { nil: undefined })
    const said = fc.subarray(['tattoos=many', `interests=${interest}`], { minLength: 1 })
    const visitor = new Visitor(brand.host)

    await fc.assert(
      fc.asyncProperty(age, age, said, async (one, other, words) => {
        const [min, max] = one && other && one > other ? [other, one] : [one, other]
        const ages = [min && `min_age=${min}`, max && `max_age=${max}`].filter(Boolean)

        const { body } = await visitor.get(`/api/members?${[...ages, ...words].join('&')}`)

        assert.equal(body.numResults, (max ?? OLDEST) - (min ?? 18) + 1)
      }),
      {
        numRuns: 60,
        examples: [
          [70, undefined, ['tattoos=many']],
          [75, 80, [`interests=${interest}`]],
          [undefined, 18, [`interests=${interest}`]],
        ],
      }
    )
  })
})
