import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'

test.group('One’s own settings', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('a member changes language, whether they meet fictional profiles, and whether visitors see them', async ({
    assert,
  }) => {
    const answer = await cast.ann.browser.put('/api/user.php', {
      language: 'nl',
      show_fictional: false,
      visible_to_visitors: false,
    })

    assert.equal(answer.status, 200)
    assert.containsSubset(answer.body.user, { language: 'nl', show_fictional: false, visible_to_visitors: false })
    assert.deepEqual((await cast.ann.browser.get('/api/user.php')).body, answer.body)
    const { rows } = await asOwner(
      (owner) => owner.query('select visible_to_visitors from app.profiles where id = $1', [cast.ann.profile.id]),
      cast.rosa
    )
    assert.isFalse(rows[0].visible_to_visitors)
  })

  test('a member sees the whole of their own profile, whatever the brand shows, in their language', async ({
    assert,
  }) => {
    const { rosa, ann } = await newCast({ rosa: { visible_profile_fields: ['name'] } })
    const [region, interest] = await asOwner(async (owner) => {
      const regions = await owner.query(`select id::text, name from global.regions where country = 'GB' limit 1`)
      const interests = await owner.query(`select id::text from global.interests where key = 'hiking'`)
      await owner.query(
        `update app.profiles set region_id = $2, city = 'Leeds', hair_colour = 'red', about_me = 'Hello' where id = $1`,
        [ann.profile.id, regions.rows[0].id]
      )
      await owner.query('insert into app.profile_interests (tenant_id, profile_id, interest_id) values ($1, $2, $3)', [
        rosa.id,
        ann.profile.id,
        interests.rows[0].id,
      ])
      return [regions.rows[0], interests.rows[0]]
    }, rosa)

    const { profile } = (await ann.browser.put('/api/user.php', { language: 'nl' })).body.user

    assert.containsSubset(profile, { region, city: 'Leeds', hair_colour: 'red', about_me: 'Hello', eye_colour: null })
    assert.containsSubset(profile.interests, [{ id: interest.id, key: 'hiking', name: 'Wandelen' }])
    assert.match(profile.date_of_birth, /^\d{4}-\d{2}-\d{2}$/)
  })

  test('the browser in which a member changes their language keeps it for a year', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    ann.browser.cookies.delete('i18n_redirected')

    const { headers } = await ann.browser.put('/api/user.php', { language: 'pl' })
    const { headers: unchanged } = await ann.browser.put('/api/user.php', { privacy_mode: true })

    assert.deepEqual(headers['set-cookie'], ['i18n_redirected=pl; Max-Age=31536000; Path=/; SameSite=Lax'])
    assert.isUndefined(unchanged['set-cookie'])
    assert.equal((await ann.browser.get('/api/settings.php')).body.locale, 'pl')
    assert.equal((await new Visitor(rosa.host).get('/api/settings.php')).body.locale, 'en')
  })

  test('fields that are not sent stay as they are', async ({ assert }) => {
    await cast.ben.browser.put('/api/user.php', { language: 'da' })

    const { body } = await cast.ben.browser.put('/api/user.php', {})

    assert.containsSubset(body.user, {
      language: 'da',
      show_fictional: true,
      visible_to_visitors: true,
      invisible_mode: false,
      privacy_mode: false,
      paused: false,
    })
  })

  test('an unknown language, or a field that can’t be changed, is refused and changes nothing', async ({ assert }) => {
    for (const [body, field] of [
      [{ language: 'xx' }, 'language'],
      [{ show_fictional: 'yes' }, 'show_fictional'],
      [{ invisible_mode: 1 }, 'invisible_mode'],
      [{ privacy_mode: 'on' }, 'privacy_mode'],
      [{ status: 'active' }, 'status'],
      [{ visible_to_visitors: false, credits: 100 }, 'credits'],
    ] as const) {
      const answer = await cast.ben.browser.put('/api/user.php', body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, field)
    }
    assert.isTrue((await cast.ben.browser.get('/api/user.php')).body.user.visible_to_visitors)
  })

  test('a visitor has none', async ({ assert }) => {
    for (const answer of [
      await new Visitor(cast.rosa.host).put('/api/user.php', { language: 'nl' }),
      await new Visitor(cast.rosa.host).get('/api/user.php'),
    ]) {
      assert.equal(answer.status, 403)
      assert.isTrue(answer.body.authentication_required)
    }
  })

  test('unread messages, new likes, credits and the month’s spending are counted', async ({ assert }) => {
    const { ann, ben, fay, rosa } = await newCast()
    await asOwner(async (owner) => {
      for (const from of [ben.profile.id, fay.id]) {
        await owner.query('insert into app.likes (tenant_id, from_profile_id, to_profile_id) values ($1, $2, $3)', [
          rosa.id,
          from,
          ann.profile.id,
        ])
      }
      await owner.query('update app.wallets set bonus = 7, bought = 5 where member_id = $1', [ann.member.id])
    }, rosa)

    assert.containsSubset((await ann.browser.get('/api/user.php')).body.user, { credits: 12, total_new_likes: 2 })
    await ann.browser.put('/api/user.php', { show_fictional: false })
    assert.containsSubset((await ann.browser.get('/api/user.php')).body.user, { total_new_likes: 1 })
  })
})
