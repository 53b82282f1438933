import { test } from '@japa/runner'
import Like from '@manyhearts/api/app/discovery/likes/like'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

const PATH = '/api/swipe-game'

test.group('The swipe game', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const deck = async ({ browser }: Person) => (await browser.get(PATH)).body
  const names = async (person: Person) => (await deck(person)).results.map(({ name }: any) => name)
  const play = ({ browser }: Person, profile_id: string, choice: string) => browser.post(PATH, { profile_id, choice })
  const newWomen = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, each) =>
        newPerson(cast.rosa, { name: `Woman ${each}`, gender: 'female', looking_for: 'male' })
      )
    )
  /** Turns the game's clock ahead by some days. */
  const later = (days: number) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.swipes set day = day - $2::int, created_at = created_at - $2::int * interval '1 day' where tenant_id = $1`,
          [cast.rosa.id, days]
        ),
      cast.rosa
    )

  test('shows members one looks for and who look for someone like oneself, the fictional ones marked', async ({
    assert,
  }) => {
    const { rosa, ben } = cast
    await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'female' })
    await newPerson(rosa, { name: 'Gus', gender: 'male', looking_for: 'both' })

    const { results } = await deck(ben)

    assert.sameMembers(
      results.map(({ name }: any) => name),
      ['Ann', 'Fay']
    )
    assert.containSubset(results, [
      { name: 'Fay', fictional_icon: true, fictional: { label: 'fictional profile' }, online: false },
      { name: 'Ann', fictional_icon: false, fictional: null },
    ])
  })

  test('shows no fictional profile to members who want only real ones', async ({ assert }) => {
    const gus = await newPerson(cast.rosa, {
      name: 'Gus',
      gender: 'male',
      looking_for: 'female',
      show_fictional: false,
    })

    assert.deepEqual(await names(gus), ['Ann'])
    assert.equal((await play(gus, cast.fay.id, 'like')).status, 404)
  })

  test('shows people of the member’s own country first', async ({ assert }) => {
    const { rosa, ben } = cast
    const far = await newPerson(rosa, { name: 'Nel', gender: 'female', looking_for: 'both', country: 'NL' })
    await asTenant(rosa, () =>
      Profile.query()
        .where('id', far.profile.id)
        .update({ last_active_at: new Date(Date.now() + 60_000) })
    )

    assert.equal((await names(ben)).at(-1), 'Nel')
  })

  test('gives four likes a day, and says how many are left and until when', async ({ assert }) => {
    const { ben } = cast
    const women = await newWomen(5)
    const before = await deck(ben)
    const answers = []
    for (const { profile } of women) answers.push(await play(ben, profile.id, 'like'))

    assert.containSubset(before, { likes_left: 4, likes_per_day: 4 })
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 403]
    )
    assert.deepEqual(
      answers.slice(0, 4).map(({ body }) => body.likes_left),
      [3, 2, 1, 0]
    )
    assert.containSubset(answers[4]!.body, { errors: [{ code: 'swipe_limit', meta: { limit: 4 } }] })
    assert.lengthOf(await asTenant(cast.rosa, () => Like.query().where('from_profile_id', ben.profile.id)), 4)
    assert.equal((await deck(ben)).likes_left, 0)
  })

  test('gives new likes at the brand’s own midnight', async ({ assert }) => {
    const { ben } = cast
    for (const { profile } of await newWomen(4)) await play(ben, profile.id, 'like')
    const { renews_at } = await deck(ben)
    const inAmsterdam = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', timeStyle: 'medium' })
    assert.equal(inAmsterdam.format(new Date(renews_at)), '00:00:00')
    assert.isAbove(Date.parse(renews_at), Date.now())
    assert.isBelow(Date.parse(renews_at), Date.now() + 25 * 3_600_000)

    await later(1)

    assert.equal((await deck(ben)).likes_left, 4)
  })

  test('gives no fifth like for many requests at once', async ({ assert }) => {
    const { ben } = cast
    const women = await newWomen(8)

    const answers = await Promise.all(women.map(({ profile }) => play(ben, profile.id, 'like')))

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      4
    )
    assert.lengthOf(await asTenant(cast.rosa, () => Like.query().where('from_profile_id', ben.profile.id)), 4)
  })

  test('counts a like that is sent twice once, and one that was taken back still', async ({ assert }) => {
    const { ann, ben } = cast
    await play(ben, ann.profile.id, 'like')
    const again = await play(ben, ann.profile.id, 'like')
    await ben.browser.delete(`/api/likes/${ann.profile.id}`)

    assert.containSubset(again, { status: 200, body: { likes_left: 3 } })
    assert.equal((await deck(ben)).likes_left, 3)
    assert.notInclude(await names(ben), 'Ann')
  })

  test('makes a match of two likes, and the other member learns of it', async ({ assert }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    const { body } = await play(ben, ann.profile.id, 'like')

    assert.containSubset(body, { matched: true, profile: { id: ann.profile.id, liked: true, matched: true } })
    const hers = (await ann.browser.get('/api/likes.php')).body
    assert.containSubset(hers, { matches: [{ id: ben.profile.id }], total_new_likes: 1 })
    // Liking back counts as having seen the like.
    assert.equal((await ben.browser.get('/api/likes.php')).body.total_new_likes, 0)
  })

  test('leaves out passed profiles for thirty days, and liked ones', async ({ assert }) => {
    const { ann, ben, fay } = cast
    await ben.browser.post(`/api/likes/${fay.id}`)
    const passed = await play(ben, ann.profile.id, 'pass')
    assert.containSubset(passed.body, { choice: 'pass', matched: false, likes_left: 4 })
    assert.deepEqual(await names(ben), [])

    await later(29)
    assert.deepEqual(await names(ben), [])
    await later(2)

    assert.deepEqual(await names(ben), ['Ann'])
  })

  test('takes a pass back, and no like', async ({ assert }) => {
    const { ann, ben, fay } = cast
    await play(ben, ann.profile.id, 'pass')
    await play(ben, fay.id, 'like')

    const undone = await play(ben, ann.profile.id, 'undo')
    await play(ben, fay.id, 'undo')

    assert.containSubset(undone, { status: 200, body: { choice: 'undo', profile: { id: ann.profile.id } } })
    assert.deepEqual(await names(ben), ['Ann'])
    assert.equal((await deck(ben)).likes_left, 3)
  })

  test('accepts no like before the address is confirmed', async ({ assert }) => {
    const { ben, cleo } = cast

    const liked = await play(cleo, ben.profile.id, 'like')

    assert.equal(liked.status, 403)
    assert.equal(liked.body.errors[0].code, 'activation_required')
    assert.deepEqual(await names(cleo), ['Ben'])
  })

  test('reaches no one who is unknown, disabled, blocked or of another brand, nor oneself', async ({ assert }) => {
    const { ann, ben, cleo, dora } = cast
    const eve = await newPerson(cast.rosa, { name: 'Eve', gender: 'female', looking_for: 'male' })
    await eve.browser.post(`/api/blocks/${ben.profile.id}`)

    for (const id of ['1', cleo.profile.id, dora.profile.id, ben.profile.id, eve.profile.id]) {
      for (const choice of ['like', 'pass', 'undo']) assert.equal((await play(ben, id, choice)).status, 404, id)
    }
    assert.notInclude(await names(ben), 'Eve')
    assert.equal((await deck(ben)).likes_left, 4)
    assert.equal((await play(ben, ann.profile.id, 'like')).status, 200)
  })

  test('refuses unknown cards and choices', async ({ assert }) => {
    const { ann } = cast
    for (const body of [
      {},
      { profile_id: cast.ben.profile.id },
      { profile_id: cast.ben.profile.id, choice: 'love' },
      { profile_id: 'x', choice: 'like' },
      { profile_id: '9'.repeat(19), choice: 'like' },
      { profile_id: cast.ben.profile.id, choice: 'like', more: true },
    ]) {
      assert.equal((await ann.browser.post(PATH, body)).status, 422)
    }
  })

  test('is refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    const answers = [await visitor.get(PATH), await visitor.post(PATH, { profile_id: '1', choice: 'pass' })]

    for (const { status, body } of answers) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })

  test('deals from a large crowd, and no one twice', async ({ assert }) => {
    const { rosa, ben } = cast
    await newWomen(30)
    await newFictionalProfile(rosa, { name: 'Fia', gender: 'female' })
    const met = new Set<string>()
    for (let round = 0; round < 3; round++) {
      for (const { id } of (await deck(ben)).results) {
        assert.isFalse(met.has(id))
        met.add(id)
        await play(ben, id, 'pass')
      }
    }

    assert.equal(met.size, 33)
  })
})
