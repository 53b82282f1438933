import { test } from '@japa/runner'
import { similarMembers } from '@manyhearts/api/app/discovery/suggestions/similar_members'
import type { Card } from '@manyhearts/api/app/members/people/card_query'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newCast, newPerson } from '../../cast.ts'
import { crowdOf } from './crowd_of.ts'

test.group('Similar members', () => {
  test('are real, of the same gender and about as old; never oneself', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    const eve = await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'both', age: 37 })
    await newPerson(rosa, { name: 'Old', gender: 'female', looking_for: 'both', age: 60 })

    const forBen = await ben.browser.get(`/api/members/${ann.profile.id}/similar`)
    const forEve = await eve.browser.get(`/api/members/${ann.profile.id}/similar`)

    assert.deepEqual(
      forBen.body.results.map(({ name }: any) => name),
      ['Eve']
    )
    assert.equal(forBen.body.count, 1)
    assert.deepEqual(forEve.body, { results: [], count: 0 })
  })

  test('of a fictional profile are real members too', async ({ assert }) => {
    const { ben, fay } = await newCast()

    const { body } = await ben.browser.get(`/api/members/${fay.id}/similar`)

    assert.deepEqual(
      body.results.map(({ name }: any) => name),
      ['Ann']
    )
  })

  test('are eight at most, those from the same region first', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    const region = (await ben.browser.get('/api/regions.php?country=GB')).body[0]
    await crowdOf(rosa, 100)
    const near = await newPerson(rosa, { name: 'Near', gender: 'female', looking_for: 'both' })
    await asTenant(rosa, async () => {
      await ann.profile.merge({ regionId: region.id }).save()
      await near.profile.merge({ regionId: region.id, lastActiveAt: ann.profile.createdAt.minus({ years: 1 }) }).save()
    })

    const { body } = await ben.browser.get(`/api/members/${ann.profile.id}/similar`)

    assert.lengthOf(body.results, 8)
    assert.equal(body.results[0].name, 'Near')
    assert.equal(new Set(body.results.map(({ id }: any) => id)).size, 8)
  })

  test('of two people, asked for at once, are not mixed up', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'both', age: 35 })
    await newPerson(rosa, { name: 'Rob', gender: 'male', looking_for: 'both', age: 35 })

    const [women, men] = await asTenant(rosa, async () => {
      const viewer = { site: (await siteByTenantId(rosa.id))!, language: 'en', member: null }
      return Promise.all([similarMembers(viewer, ann.profile), similarMembers(viewer, ben.profile)])
    })

    const named = (cards: Card[]) => cards.map(({ profile }) => profile.name)
    assert.deepEqual(named(women), ['Eve'])
    assert.deepEqual(named(men), ['Rob'])
  })

  test('of an unknown profile are not found', async ({ assert }) => {
    const { ben, cleo, dora } = await newCast()
    for (const id of ['1', cleo.profile.id, dora.profile.id, 'x']) {
      const { status } = await ben.browser.get(`/api/members/${id}/similar`)
      assert.equal(status, 404)
    }
  })
})
