import { test } from '@japa/runner'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { addPhotos } from './add_photos.ts'
import { type Lists, someOfTheLists } from './some_of_the_lists.ts'

test.group('One’s own profile', (group) => {
  let cast: Cast
  let lists: Lists

  group.setup(async () => {
    lists = await someOfTheLists()
  })
  group.each.setup(async () => {
    cast = await newCast()
  })

  const ask = async ({ browser }: Person) => (await browser.get('/api/profile')).body.profile
  const change = ({ browser }: Person, changes: unknown) => browser.put('/api/profile', changes)

  test('can be filled in completely, and is shown to others as it is', async ({ assert }) => {
    const { ann, ben } = cast
    const told = {
      name: 'Anna',
      gender: 'female',
      looking_for: 'both',
      sexuality: 'bi',
      city: 'Leeds',
      hair_colour: 'red',
      eye_colour: 'hazel',
      body_type: 'curvy',
      relationship_status: 'open',
      tattoos: 'some',
      reason: 'friendship',
      about_me: 'First line\n\nSecond line 🙂',
    }

    const { status, body } = await change(ann, {
      ...told,
      region_id: lists.leeds.region,
      interests: lists.interests.slice(0, 3),
    })

    assert.equal(status, 200)
    assert.containSubset(body.profile, { ...told, id: ann.profile.id, fictional: null, fictional_icon: false })
    assert.equal(body.profile.region.id, lists.leeds.region)
    assert.sameMembers(
      body.profile.interests.map(({ id }: { id: string }) => id),
      lists.interests.slice(0, 3)
    )
    assert.deepEqual(await ask(ann), body.profile)
    const { profile: shown } = (await ben.browser.get(`/api/members/${ann.profile.id}`)).body
    assert.containSubset(shown, { ...told, region: body.profile.region, interests: body.profile.interests })
    assert.notProperty(shown, 'date_of_birth')
  })

  test('stays as it is where nothing is sent, and null clears a field', async ({ assert }) => {
    const { ann } = cast
    await change(ann, { hair_colour: 'red', eye_colour: 'blue', interests: lists.interests.slice(0, 2) })
    const { status } = await change(ann, {})
    assert.equal(status, 200)

    await change(ann, { hair_colour: null, interests: lists.interests.slice(1, 3) })

    const profile = await ask(ann)
    assert.containSubset(profile, { hair_colour: null, eye_colour: 'blue', name: 'Ann', country: 'GB' })
    assert.sameMembers(
      profile.interests.map(({ id }: { id: string }) => id),
      lists.interests.slice(1, 3)
    )
  })

  test('contains what the brand does not show to others, and photos that wait for a moderator', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast({ rosa: { visible_profile_fields: ['name'] } })
    await change(ann, { hair_colour: 'grey', about_me: 'Hello' })
    await addPhotos(rosa, ann.profile, ['one'])
    await addPhotos(rosa, ann.profile, ['two'], 'pending')

    const own = await ask(ann)
    const { profile: shown } = (await ben.browser.get(`/api/members/${ann.profile.id}`)).body

    assert.containSubset(own, { hair_colour: 'grey', about_me: 'Hello' })
    assert.match(own.date_of_birth, /^\d{4}-\d{2}-\d{2}$/)
    assert.deepEqual(
      own.photos.map(({ status, locked }: { status: string; locked: boolean }) => [status, locked]),
      [
        ['active', false],
        ['pending', false],
      ]
    )
    assert.containSubset(shown, { hair_colour: null, about_me: '' })
  })

  test('forgets the region and town of a member who moves, unless they say where to', async ({ assert }) => {
    const { ann } = cast
    await change(ann, { region_id: lists.leeds.region, city: 'Leeds' })

    assert.containSubset((await change(ann, { country: 'GB' })).body.profile, { city: 'Leeds' })
    assert.containSubset((await change(ann, { country: 'NL' })).body.profile, {
      country: 'NL',
      region: null,
      city: null,
    })
    const { body } = await change(ann, { country: 'NL', region_id: lists.amsterdam.region, city: 'Amsterdam' })
    assert.containSubset(body.profile, { region: { id: lists.amsterdam.region }, city: 'Amsterdam' })
    assert.containSubset((await change(ann, { region_id: null })).body.profile, { region: null, city: null })
  })

  test('has a date of birth that can be corrected until the address is confirmed', async ({ assert }) => {
    const { ann, cleo } = cast
    const { date_of_birth: own } = await ask(ann)

    const same = await change(ann, { date_of_birth: own, name: 'Anna' })
    const other = await change(ann, { date_of_birth: '1990-01-31' })
    const corrected = await change(cleo, { date_of_birth: '1990-01-31' })
    const tooYoung = await change(cleo, { date_of_birth: new Date().toISOString().slice(0, 10) })

    assert.equal(same.status, 200)
    assert.equal(other.status, 422)
    assert.containSubset(other.body.errors, [{ code: 'date_of_birth_fixed', field: 'date_of_birth' }])
    assert.equal(corrected.body.profile.date_of_birth, '1990-01-31')
    assert.containSubset(tooYoung.body.errors, [{ code: 'invalid_date_of_birth', field: 'date_of_birth' }])
    assert.equal((await ask(cleo)).date_of_birth, '1990-01-31')
  })

  test('is refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const { status, body } of [await visitor.get('/api/profile'), await visitor.put('/api/profile', {})]) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
