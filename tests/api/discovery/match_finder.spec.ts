import { test } from '@japa/runner'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { crowdOf } from './crowd_of.ts'

const PATH = '/api/match-finder'

test.group('The match finder', (group) => {
  let cast: Cast
  let interests: { id: string; key: string; name: string }[]
  group.each.setup(async () => {
    cast = await newCast()
    interests = (await cast.ben.browser.get('/api/interests.php')).body
  })

  const find = async ({ browser }: Person, query = '') => (await browser.get(PATH + query)).body
  const names = ({ results }: any) => results.map(({ name }: any) => name)
  const tell = ({ browser }: Person, own: object) => browser.put('/api/profile', own)
  const newWoman = (name: string, more = {}) =>
    newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male', ...more })

  test('finds only real members, who look for someone like the member', async ({ assert }) => {
    await newWoman('Eve', { looking_for: 'female' })
    const ida = await newWoman('Ida')
    await cast.ben.browser.post(`/api/likes/${ida.profile.id}`)

    const found = await find(cast.ben)

    assert.deepEqual(names(found), ['Ann'])
    assert.containSubset(found, { count: 1, results: [{ fictional: null, fictional_icon: false }] })
  })

  test('says correctly what both have in common, and ranks by it', async ({ assert }) => {
    const { ben, ann } = cast
    const [one, two, three] = interests.map(({ id }) => id)
    await tell(ben, { interests: [one, two], reason: 'friendship' })
    await tell(ann, { interests: [three], reason: 'dating' })
    const eve = await newWoman('Eve', { age: 60 })
    await tell(eve, { interests: [two, three], reason: 'friendship' })
    const ida = await newWoman('Ida', { age: 60 })
    await tell(ida, { interests: [one, two] })

    const found = await find(ben)

    assert.deepEqual(names(found), ['Eve', 'Ida', 'Ann'])
    assert.deepEqual(
      found.results.map(({ reasons }: any) => reasons),
      [
        { likes_me: false, interests: [interests[1]], reason: 'friendship', same_region: false, same_age: false },
        { likes_me: false, interests: interests.slice(0, 2), reason: null, same_region: false, same_age: false },
        { likes_me: false, interests: [], reason: null, same_region: false, same_age: true },
      ]
    )
  })

  test('takes the answers instead of the profile where they are given', async ({ assert }) => {
    const { ben, ann } = cast
    const [one, two] = interests.map(({ id }) => id)
    await tell(ben, { interests: [one], reason: 'chat' })
    await tell(ann, { interests: [two], reason: 'adventure' })

    const [own, asked] = [await find(ben), await find(ben, `?reason=adventure&interests[]=${two}&interests[]=${one}`)]

    assert.containSubset(own.results[0].reasons, { interests: [], reason: null })
    assert.containSubset(asked.results[0].reasons, { interests: [interests[1]], reason: 'adventure' })
  })

  test('keeps to gender, ages and place', async ({ assert }) => {
    const { ben, rosa } = cast
    const [region] = (await ben.browser.get('/api/regions.php?country=GB')).body
    const near = await newWoman('Nia', { age: 50 })
    await newWoman('Nel', { country: 'NL' })
    await newPerson(rosa, { name: 'Gus', gender: 'male', looking_for: 'both' })
    await asTenant(rosa, () =>
      Profile.query().whereIn('id', [near.profile.id, ben.profile.id]).update({ region_id: region.id })
    )

    const asked = async (query: string) => names(await find(ben, query)).sort()

    assert.deepEqual(await asked(''), ['Ann', 'Nia'])
    assert.deepEqual(await asked('?near=anywhere'), ['Ann', 'Nel', 'Nia'])
    assert.deepEqual(await asked('?near=region'), ['Nia'])
    assert.deepEqual(await asked('?min_age=40&max_age=60'), ['Nia'])
    assert.deepEqual(await asked('?gender=male'), ['Gus'])
    assert.isTrue((await find(ben, '?near=region')).results[0].reasons.same_region)
  })

  test('puts members who already like the member above the rest', async ({ assert }) => {
    const { ben } = cast
    const ida = await newWoman('Ida', { age: 60 })
    await ida.browser.post(`/api/likes/${ben.profile.id}`)

    const found = await find(ben)

    assert.deepEqual(names(found), ['Ida', 'Ann'])
    assert.isTrue(found.results[0].reasons.likes_me)
  })

  test('reveals nothing that the brand’s profiles don’t show', async ({ assert }) => {
    const quiet = await newCast({ rosa: { visible_profile_fields: ['name'] } })
    const [one] = interests.map(({ id }) => id)
    for (const person of [quiet.ann, quiet.ben]) await tell(person, { interests: [one], reason: 'chat' })
    const [region] = (await quiet.ben.browser.get('/api/regions.php?country=GB')).body
    await asTenant(quiet.rosa, () =>
      Profile.query().whereIn('id', [quiet.ann.profile.id, quiet.ben.profile.id]).update({ region_id: region.id })
    )

    const { results } = await find(quiet.ben, `?interests=${one}&reason=chat`)

    assert.containSubset(results[0].reasons, { interests: [], reason: null, same_region: false, same_age: false })
  })

  test('finds no one the member blocks, nor anyone who blocks them', async ({ assert }) => {
    const { ann, ben } = cast
    const ida = await newWoman('Ida')
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    await ben.browser.post(`/api/blocks/${ida.profile.id}`)

    assert.deepEqual(names(await find(ben)), [])
  })

  test('finds 24 of a crowd', async ({ assert }) => {
    await crowdOf(cast.rosa, 60)

    const found = await find(cast.ben)

    assert.equal(found.count, 24)
    assert.lengthOf(new Set(found.results.map(({ id }: any) => id)), 24)
  })

  test('refuses invalid answers and ignores a page’s other query parameters', async ({ assert }) => {
    const wrong = {
      gender: ['x'],
      near: ['here', '%00'],
      reason: ['money'],
      interests: ['x', '1&interests=y', '0', '99999999999999999999', Array(11).fill('1').join('&interests=')],
      min_age: ['17', 'x'],
      max_age: ['1000'],
    }
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { status, body } = await cast.ben.browser.get(`${PATH}?${field}=${value}`)
        assert.equal(status, 422, `${field}=${value}`)
        assert.equal(body.errors[0].field, field)
      }
    }
    assert.equal((await cast.ben.browser.get(`${PATH}?min_age=50&max_age=40`)).status, 422)
    assert.equal((await cast.ben.browser.get(`${PATH}?network=a&gender=&reason=&interests=`)).status, 200)
  })

  test('is refused to visitors', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get(PATH)

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})
