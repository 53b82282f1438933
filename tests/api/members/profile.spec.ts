import { test } from '@japa/runner'
import Like from '@manyhearts/api/app/discovery/likes/like'
import ProfileModel from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('The page of a member', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('shows the member’s profile', async ({ assert }) => {
    const { ann, ben } = cast
    const interest = await asOwner(async (owner) => {
      const { rows } = await owner.query(`select id::text from global.interests where key = 'hiking'`)
      await owner.query('insert into app.profile_interests (tenant_id, profile_id, interest_id) values ($1, $2, $3)', [
        cast.rosa.id,
        ben.profile.id,
        rows[0].id,
      ])
      return rows[0].id
    }, cast.rosa)
    await asTenant(cast.rosa, () => ben.profile.merge({ city: 'Leeds', hairColour: 'red', aboutMe: 'Hello' }).save())

    const { status, body } = await ann.browser.get(`/api/members/${ben.profile.id}`)

    assert.equal(status, 200)
    assert.containSubset(body.profile, {
      id: ben.profile.id,
      name: 'Ben',
      age: 35,
      gender: 'male',
      country: 'GB',
      city: 'Leeds',
      status: 'active',
      main_image: null,
      hair_colour: 'red',
      about_me: 'Hello',
      looking_for: 'female',
      online: true,
      new: true,
      liked: false,
      matched: false,
      likes_me: false,
      conversation_id: null,
      photos: [],
      fictional: null,
      fictional_icon: false,
      interests: [{ id: interest, key: 'hiking', name: 'Hiking' }],
    })
  })

  test('leaves out what the brand does not show', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast({ rosa: { visible_profile_fields: ['name', 'age'] } })
    await asTenant(rosa, () => ben.profile.merge({ city: 'Leeds', hairColour: 'red', aboutMe: 'Hello' }).save())

    const { body } = await ann.browser.get(`/api/members/${ben.profile.id}`)

    assert.containSubset(body.profile, { city: null, hair_colour: null, about_me: '', interests: [] })
  })

  test('leaves out age, gender, country and region of whom the brand does not show them, on cards too', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = await newCast({
      rosa: { visible_profile_fields: ['about_me'], logged_out_search: true },
    })
    const region = await asOwner(async (owner) => {
      const { rows } = await owner.query(`select id::text from global.regions where country = 'GB' limit 1`)
      return rows[0].id as string
    })
    await asTenant(rosa, () => ben.profile.merge({ regionId: region }).save())
    const hidden = { name: 'Ben', age: null, gender: null, country: null, region: null, city: null }

    const profile = await ann.browser.get(`/api/members/${ben.profile.id}`)
    const card = await ann.browser.post(`/api/likes/${ben.profile.id}`)
    const page = await ann.browser.get(`/members/${ben.profile.id}`, { accept: 'text/html' })
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    const blocks = await ann.browser.get('/api/blocks')
    await asTenant(rosa, () => ben.profile.merge({ visibleToVisitors: false }).save())
    const visited = await new Visitor(rosa.host).get(`/api/members/${ben.profile.id}`)

    assert.containSubset(profile.body.profile, hidden)
    assert.containSubset(card.body.profile, hidden)
    assert.match(page.text, /<title>[^<]*Ben · /)
    assert.containSubset(blocks.body.blocks, [{ name: 'Ben', age: null }])
    assert.containSubset(visited.body.profile, { members_only: true, age: null, region: null, gender: null })
  })

  test('says nothing of towns and presence about a fictional profile', async ({ assert }) => {
    const { rosa, ann, fay } = cast
    await asTenant(rosa, () => fay.merge({ city: 'Leeds' }).save())

    const { body } = await ann.browser.get(`/api/members/${fay.id}`)

    assert.containSubset(body.profile, { city: null, online: false, new: false, fictional_icon: true })
    assert.equal(body.profile.fictional.label, 'fictional profile')
    assert.equal(body.profile.fictional.warning, 'Written by our team. You can’t meet.')
    assert.match(body.profile.fictional.version, /^[0-9a-f]{12}$/)
  })

  test('has another version for another text', async ({ assert }) => {
    const { ann, fay } = cast
    const english = await ann.browser.get(`/api/members/${fay.id}`)

    const dutch = await ann.browser.get(`/api/members/${fay.id}`, {
      cookie: `sid=${ann.browser.cookies.get('sid')}; i18n_redirected=nl`,
    })

    assert.equal(dutch.body.profile.fictional.label, 'fictief profiel')
    assert.notEqual(dutch.body.profile.fictional.version, english.body.profile.fictional.version)
  })

  test('is the same 404 for unknown, disabled and invalid ids, and another brand’s', async ({ assert }) => {
    const { ann, cleo, dora } = cast
    const ids = [
      '1',
      cleo.profile.id,
      dora.profile.id,
      'x',
      '0',
      '-1',
      '%00',
      '1e3',
      '99999999999999999999',
      '9'.repeat(400),
    ]

    const answers = await Promise.all(ids.map((id) => ann.browser.get(`/api/members/${id}`)))

    for (const { status, text } of answers) {
      assert.equal(status, 404)
      assert.equal(text, answers[0]!.text)
    }
  })

  test('is open to the member, even before activation', async ({ assert }) => {
    const { cleo } = cast

    const { status, body } = await cleo.browser.get(`/api/members/${cleo.profile.id}`)

    assert.equal(status, 200)
    assert.equal(body.profile.status, 'disabled')
  })

  test('does not show a fictional profile to members who want only real ones', async ({ assert }) => {
    const eve = await newPerson(cast.rosa, {
      name: 'Eve',
      gender: 'female',
      looking_for: 'both',
      show_fictional: false,
    })

    const { status } = await eve.browser.get(`/api/members/${cast.fay.id}`)

    assert.equal(status, 404)
  })

  test('clears the “new” of a like when it is opened', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    await asTenant(rosa, () => Like.create({ fromProfileId: ben.profile.id, toProfileId: ann.profile.id }))
    const before = await ann.browser.get('/api/likes.php')

    const { body } = await ann.browser.get(`/api/members/${ben.profile.id}`)

    const after = await ann.browser.get('/api/likes.php')
    assert.isTrue(body.profile.likes_me)
    assert.deepEqual([before.body.total_new_likes, after.body.total_new_likes], [1, 0])
  })

  test('knows the conversation with the viewer', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    const [low, high] = [ann.profile.id, ben.profile.id].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
    const conversation = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        `insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id, last_seq)
         values ($1, $2, $3, $2, 1) returning id::text`,
        [rosa.id, low, high]
      )
      return rows[0].id
    }, rosa)

    const answers = await Promise.all([
      ann.browser.get(`/api/members/${ben.profile.id}`),
      ben.browser.get(`/api/members/${ann.profile.id}`),
    ])

    assert.deepEqual(
      answers.map(({ body }) => body.profile.conversation_id),
      [conversation, conversation]
    )
  })

  test('shows no age in another time zone than the brand’s', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const inAmsterdam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date())
    const born = `${Number(inAmsterdam.slice(0, 4)) - 30}${inAmsterdam.slice(4)}`
    await asTenant(rosa, () => ProfileModel.query().where('id', ben.profile.id).update({ date_of_birth: born }))

    const { body } = await ann.browser.get(`/api/members/${ben.profile.id}`)

    assert.equal(body.profile.age, inAmsterdam.endsWith('02-29') ? body.profile.age : 30)
  })
})
