import { test } from '@japa/runner'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand, newFictionalProfile, newPerson } from '../../cast.ts'
import { EVERY_FIELD } from './every_field.ts'
import { livingIn, moveTo } from './living_in.ts'

async function brandWithViewer() {
  const brand = await newBrand('almost', 'GB', 'en-GB', EVERY_FIELD)
  const viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
  const woman = (name: string, more: object = {}) =>
    newPerson(brand, { name, gender: 'female', looking_for: 'both', ...more })
  const misses = async (query: string) => {
    const { body } = await viewer.browser.get(`/api/near-misses?${query}`)
    return Object.fromEntries(body.results.map(({ name, miss }: any) => [name, miss]))
  }
  return { brand, viewer, woman, misses }
}

test.group('Near misses of a search', () => {
  test('are a few years younger or older, and it says how many', async ({ assert }) => {
    const { woman, misses } = await brandWithViewer()
    await Promise.all([28, 29, 30, 36, 40, 41].map((age) => woman(`Aged ${age}`, { age })))

    assert.deepEqual(await misses('min_age=30&max_age=35'), {
      'Aged 28': { by: 'younger', amount: 2, value: null },
      'Aged 29': { by: 'younger', amount: 1, value: null },
      'Aged 36': { by: 'older', amount: 1, value: null },
      'Aged 40': { by: 'older', amount: 5, value: null },
    })
  })

  test('are from another region of the country, or from another country', async ({ assert }) => {
    const { brand, viewer, woman, misses } = await brandWithViewer()
    const [here, there] = (await viewer.browser.get('/api/regions.php?country=GB')).body
    const [near, far] = [await woman('Near'), await woman('Far')]
    await woman('Abroad', { country: 'NL' })
    await asTenant(brand, async () => {
      await near.profile.merge({ regionId: here.id }).save()
      await far.profile.merge({ regionId: there.id }).save()
    })

    assert.deepEqual(await misses(`country=GB&countryregion=${here.id}`), {
      Far: { by: 'region', amount: null, value: there.name },
    })
    assert.deepEqual(await misses('country=GB'), { Abroad: { by: 'country', amount: null, value: 'NL' } })
  })

  test('are from a little farther away', async ({ assert }) => {
    const { brand, viewer, misses } = await brandWithViewer()
    await moveTo(viewer, 'London')
    for (const town of ['London', 'Reading', 'Leeds']) await livingIn(brand, town)

    const found = await misses('radius=50')

    assert.deepEqual(Object.keys(found), ['Reading'])
    assert.equal(found.Reading.by, 'distance')
    assert.equal(found.Reading.amount % 5, 0)
  })

  test('have another attribute, or none', async ({ assert }) => {
    const { woman, misses } = await brandWithViewer()
    const [red, grey] = [await woman('Red'), await woman('Grey')]
    await woman('Silent')
    await red.browser.put('/api/profile', { hair_colour: 'red' })
    await grey.browser.put('/api/profile', { hair_colour: 'grey' })

    assert.deepEqual(await misses('hair_colour=red'), {
      Grey: { by: 'hair_colour', amount: null, value: 'grey' },
      Silent: { by: 'hair_colour', amount: null, value: null },
    })
  })

  test('differ in one thing only, and are real', async ({ assert }) => {
    const { brand, woman, misses } = await brandWithViewer()
    await woman('Both', { age: 29, country: 'NL' })
    await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })

    assert.deepEqual(await misses('country=GB&min_age=34&max_age=40'), {})
  })

  test('don’t exist for a search without filters', async ({ assert }) => {
    const { woman, misses } = await brandWithViewer()
    await woman('Anybody')

    assert.deepEqual(await misses(''), {})
  })
})

test.group('Wider searches', () => {
  const wider = async (viewer: { browser: { get: (path: string) => Promise<any> } }, query: string) => {
    const { body } = await viewer.browser.get(`/api/near-misses?${query}`)
    return body.wider.map(({ by, min_age, max_age, numResults, numFictional }: any) => ({
      by,
      ages: [min_age, max_age],
      found: [numResults, numFictional],
    }))
  }

  test('skip the steps that find nobody, and say how many the first one finds that does', async ({ assert }) => {
    const { brand, viewer, woman } = await brandWithViewer()
    await Promise.all([woman('Aged 81', { age: 81 }), woman('Aged 82', { age: 82 }), woman('Aged 40', { age: 40 })])
    await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })

    assert.deepEqual(await wider(viewer, 'min_age=90'), [
      { by: 'age', ages: [80, null], found: [2, 0] },
      { by: 'everything', ages: [null, null], found: [4, 1] },
    ])
  })

  test('find more than the search itself, in one point each, or not at all', async ({ assert }) => {
    const { viewer, woman } = await brandWithViewer()
    await woman('Here', { age: 30 })
    await woman('Abroad', { age: 30, country: 'NL' })

    assert.deepEqual(await wider(viewer, 'country=GB&min_age=28&max_age=32'), [
      { by: 'country', ages: [28, 32], found: [2, 0] },
      { by: 'everything', ages: [null, null], found: [2, 0] },
    ])
    assert.deepEqual(await wider(viewer, 'country=GB&min_age=50&max_age=52'), [
      { by: 'age', ages: [30, 72], found: [1, 0] },
      { by: 'everything', ages: [null, null], found: [2, 0] },
    ])
    assert.deepEqual(await wider(viewer, ''), [])
  })
})
