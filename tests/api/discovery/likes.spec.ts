import { test } from '@japa/runner'
import Like from '@manyhearts/api/app/discovery/likes/like'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, newPerson } from '../../cast.ts'

test.group('Likes', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })
  const ids = (list: any[]) => list.map(({ id }) => id)

  test('a like is given, and the other member learns of it', async ({ assert }) => {
    const { ann, ben } = cast

    const given = await ann.browser.post(`/api/likes/${ben.profile.id}`)

    const [mine, his] = await Promise.all([ann, ben].map(({ browser }) => browser.get('/api/likes.php')))
    assert.equal(given.status, 201)
    assert.containSubset(given.body, {
      liked: true,
      matched: false,
      profile: { id: ben.profile.id, liked: true, matched: false },
    })
    assert.deepEqual(ids(mine!.body.given), [ben.profile.id])
    assert.deepEqual(ids(mine!.body.profiles), [ben.profile.id])
    assert.containSubset(his!.body, {
      liked_by: [{ id: ann.profile.id, like_new: true, automatic: false, liked: false }],
      total_new_likes: 1,
    })
    assert.match(his!.body.liked_by[0].liked_at, /^\d{4}-.*Z$/)
    assert.deepEqual([mine!.body.matches, his!.body.matches], [[], []])
  })

  test('two simultaneous likes are a match that at least one member learns of at once', async ({ assert }) => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = await Promise.all([
        newPerson(cast.rosa, { name: 'One', gender: 'female', looking_for: 'male' }),
        newPerson(cast.rosa, { name: 'Other', gender: 'male', looking_for: 'female' }),
      ])

      const answers = await Promise.all([
        one.browser.post(`/api/likes/${other.profile.id}`),
        other.browser.post(`/api/likes/${one.profile.id}`),
      ])

      assert.isTrue(answers.some(({ body }) => body.matched))
    }
  })

  test('two likes that meet are a match', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    const { body } = await ben.browser.post(`/api/likes/${ann.profile.id}`)

    const [hers, his] = await Promise.all([ann, ben].map(({ browser }) => browser.get('/api/likes.php')))
    assert.containSubset(body, { matched: true, profile: { matched: true } })
    assert.deepEqual(ids(hers!.body.matches), [ben.profile.id])
    assert.deepEqual(ids(his!.body.matches), [ann.profile.id])
    assert.isTrue((await ann.browser.get(`/api/members/${ben.profile.id}`)).body.profile.matched)
  })

  test('liking ten times at once is liking once', async ({ assert }) => {
    const { rosa, ann, ben } = cast

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ann.browser.post(`/api/likes/${ben.profile.id}`))
    )

    const likes = await asTenant(rosa, () => Like.query().where('from_profile_id', ann.profile.id))
    assert.isTrue(answers.every(({ status }) => status === 201))
    assert.lengthOf(likes, 1)
  })

  test('a like can be taken back, and taken back again', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    const answers = [
      await ann.browser.delete(`/api/likes/${ben.profile.id}`),
      await ann.browser.delete(`/api/likes/${ben.profile.id}`),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204]
    )
    assert.deepEqual((await ben.browser.get('/api/likes.php')).body.liked_by, [])
  })

  test('no one takes back another member’s like', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    await ben.browser.delete(`/api/likes/${ann.profile.id}`)

    assert.lengthOf((await ben.browser.get('/api/likes.php')).body.liked_by, 1)
  })

  test('needs a confirmed address', async ({ assert }) => {
    const { ben, cleo } = cast

    const { status, body } = await cleo.browser.post(`/api/likes/${ben.profile.id}`)

    assert.equal(status, 403)
    assert.equal(body.errors[0].code, 'activation_required')
    assert.isUndefined(body.authentication_required)
    assert.deepEqual((await ben.browser.get('/api/likes.php')).body.liked_by, [])
  })

  test('reaches no one who is unknown, disabled or of another brand, nor oneself or an invalid id', async ({
    assert,
  }) => {
    const { ann, cleo, dora } = cast
    for (const id of ['1', cleo.profile.id, dora.profile.id, ann.profile.id, 'x', '99999999999999999999']) {
      const { status } = await ann.browser.post(`/api/likes/${id}`)
      assert.equal(status, 404, id)
    }
    for (const id of ['x', '0', '99999999999999999999']) {
      assert.equal((await ann.browser.delete(`/api/likes/${id}`)).status, 404)
      assert.equal((await ann.browser.put(`/api/likes/${id}/seen`)).status, 404)
    }
  })

  test('a fictional profile can’t be liked by members who want only real ones', async ({ assert }) => {
    const eve = await newPerson(cast.rosa, {
      name: 'Eve',
      gender: 'female',
      looking_for: 'both',
      show_fictional: false,
    })

    const { status } = await eve.browser.post(`/api/likes/${cast.fay.id}`)

    assert.equal(status, 404)
  })

  test('is new until it was seen', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    const answers = [
      await ben.browser.put(`/api/likes/${ann.profile.id}/seen`),
      await ben.browser.put(`/api/likes/${ann.profile.id}/seen`),
    ]

    const { body } = await ben.browser.get('/api/likes.php')
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204]
    )
    assert.containSubset(body, { total_new_likes: 0, liked_by: [{ like_new: false }] })
  })

  test('disappears from the lists with the member who gave it, and with fictional profiles when they are not wanted', async ({
    assert,
  }) => {
    const { rosa, ann, ben, fay } = cast
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await asTenant(rosa, () => Like.create({ fromProfileId: fay.id, toProfileId: ann.profile.id, automatic: true }))
    const before = await ann.browser.get('/api/likes.php')

    await asTenant(rosa, async () => {
      await Profile.query().where('id', ben.profile.id).update({ status: 'disabled' })
      await ann.member.merge({ showFictional: false }).save()
    })

    const after = await ann.browser.get('/api/likes.php')
    assert.sameMembers(ids(before.body.liked_by), [ben.profile.id, fay.id])
    assert.containSubset(before.body.liked_by, [{ id: fay.id, automatic: true, fictional_icon: true }])
    assert.deepEqual(after.body.liked_by, [])
    assert.equal(after.body.total_new_likes, 0)
  })

  test('come newest first', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const gus = await newPerson(rosa, { name: 'Gus', gender: 'male', looking_for: 'female' })
    for (const { browser } of [ben, gus]) await browser.post(`/api/likes/${ann.profile.id}`)

    const { body } = await ann.browser.get('/api/likes.php')

    assert.deepEqual(ids(body.liked_by), [gus.profile.id, ben.profile.id])
  })
})
