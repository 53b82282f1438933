import { test } from '@japa/runner'
import Like from '@manyhearts/api/app/discovery/likes/like'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Automatic likes', (group) => {
  let cast: Cast
  let hugo: { id: string; name: string }
  group.each.setup(async () => {
    cast = await newCast()
    hugo = await newFictionalProfile(cast.rosa, { name: 'Hugo', gender: 'male' })
  })

  const ask = ({ browser }: Person) => browser.get('/api/auto-like.php')
  const received = async ({ browser }: Person) => (await browser.get('/api/likes.php')).body
  const nextDay = () =>
    asOwner(
      (owner) =>
        owner.query('update app.likes set introduced_on = introduced_on - 1 where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )

  test('come from a fictional profile, marked as such, and count as new', async ({ assert }) => {
    const { status, body } = await ask(cast.ann)

    assert.equal(status, 200)
    assert.containSubset(body.profile, {
      id: hugo.id,
      name: 'Hugo',
      fictional_icon: true,
      liked: false,
      matched: false,
    })
    assert.equal(body.profile.fictional.label, 'fictional profile')
    assert.property(body.profile, 'main_image')
    const likes = await received(cast.ann)
    assert.containSubset(likes.liked_by, [{ id: hugo.id, automatic: true, like_new: true }])
    assert.equal(likes.total_new_likes, 1)
  })

  test('come once a day and three times in all', async ({ assert }) => {
    for (let more = 0; more < 4; more++) await newFictionalProfile(cast.rosa, { name: `Hugo ${more}`, gender: 'male' })
    const statuses: number[] = []
    for (let day = 0; day < 4; day++) {
      for (let time = 0; time < 2; time++) statuses.push((await ask(cast.ann)).status)
      await nextDay()
    }

    assert.deepEqual(statuses, [200, 204, 200, 204, 200, 204, 204, 204])
    const { liked_by } = await received(cast.ann)
    assert.equal(new Set(liked_by.map(({ id }: { id: string }) => id)).size, 3)
  })

  test('are counted by the day in the brand’s time zone', async ({ assert }) => {
    await ask(cast.ann)

    const [like] = await asTenant(cast.rosa, () => Like.query())
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date())
    assert.equal(like!.introducedOn!.toISODate(), today)
  })

  test('come once, however many are requested at once', async ({ assert }) => {
    for (let more = 0; more < 6; more++) await newFictionalProfile(cast.rosa, { name: `Hugo ${more}`, gender: 'male' })

    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(cast.ann)))

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.lengthOf((await received(cast.ann)).liked_by, 1)
  })

  test('reach no one before activation, and no one who wants only real members', async ({ assert }) => {
    const eve = await newPerson(cast.rosa, {
      name: 'Eve',
      gender: 'female',
      looking_for: 'male',
      show_fictional: false,
    })

    for (const person of [cast.cleo, eve]) {
      const { status, text } = await ask(person)
      assert.equal(status, 204)
      assert.equal(text, '')
    }
    const stored = await asTenant(cast.rosa, () => Like.query())
    assert.lengthOf(stored, 0)
  })

  test('come only from profiles the member might look for, and never from a real member', async ({ assert }) => {
    const gina = await newPerson(cast.rosa, { name: 'Gina', gender: 'male', looking_for: 'female' })
    assert.equal((await ask(gina)).body.profile.name, 'Fay')

    await asTenant(cast.rosa, () => cast.fay.merge({ lookingFor: 'female' }).save())

    assert.equal((await ask(cast.ben)).status, 204)
  })

  test('come from the member’s own country first', async ({ assert }) => {
    await asTenant(cast.rosa, () => cast.fay.merge({ country: 'NL' }).save())
    const near = await newFictionalProfile(cast.rosa, { name: 'Near', gender: 'female' })
    for (let more = 0; more < 5; more++)
      await newFictionalProfile(cast.rosa, { name: 'Far', gender: 'female', country: 'NL' })

    assert.equal((await ask(cast.ben)).body.profile.id, near.id)
  })

  test('introduce no one the member already likes', async ({ assert }) => {
    await cast.ann.browser.post(`/api/likes/${hugo.id}`)

    assert.equal((await ask(cast.ann)).status, 204)
  })

  test('can’t be triggered by another site’s link', async ({ assert }) => {
    for (const headers of [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await cast.ann.browser.get('/api/auto-like.php', headers)
      assert.equal(status, 403)
      assert.equal(body.errors[0].code, 'marker_missing')
    }
    assert.deepEqual((await received(cast.ann)).liked_by, [])
  })

  test('are refused to visitors', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get('/api/auto-like.php')

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})
