import { test } from '@japa/runner'
import { scheduledJobs } from '@manyhearts/api/start/jobs'
import { unsubscribeToken } from '@manyhearts/api/app/notices/preferences/unsubscribe_token'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { mailAbout } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { mailsOf } from '../notices/mails_of.ts'
import { nothingIsLeft } from '../notices/nothing_is_left.ts'

test.group('A search alert', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({
      rosa: { search_fields: ['age', 'hair_colour'], visible_profile_fields: ['age', 'hair_colour'] },
    })
    // So that none of the cast is new.
    await asOwner(
      (owner) => owner.query(`update app.members set activated_at = activated_at - interval '3 days'`),
      cast.rosa
    )
  })

  const keep = ({ browser }: Person, filters: Record<string, unknown>) => browser.post('/api/search-alerts', filters)
  const kept = async ({ browser }: Person) => (await browser.get('/api/search-alerts')).body.search_alerts
  const newWoman = (name: string, more = {}) =>
    newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male', ...more })
  /** Turns the clock of these members' alerts ahead by a day. */
  const dayIsOver = ({ profile }: Person) =>
    asOwner(
      (owner) =>
        owner.query(`update app.search_alerts set looked_at = looked_at - interval '1 day' where profile_id = $1`, [
          profile.id,
        ]),
      cast.rosa
    )
  const tell = async () => {
    await asTenant(cast.rosa, scheduledJobs.notify_search_alerts)
    await nothingIsLeft(cast.rosa)
  }

  test('is stored once, however it is written, and for its member only', async ({ assert }) => {
    const first = await keep(cast.ben, { min_age: 30, hair_colour: ['red', 'black'] })
    const same = await keep(cast.ben, { hair_colour: ['black', 'red'], min_age: '30', gender: '' })

    assert.deepEqual([first.status, same.status], [201, 200])
    assert.deepEqual(first.body.search_alert.filters, { min_age: 30, hair_colour: ['black', 'red'] })
    assert.deepEqual(await kept(cast.ben), [same.body.search_alert])
    assert.deepEqual(await kept(cast.ann), [])
    assert.equal((await cast.ann.browser.delete(`/api/search-alerts/${first.body.search_alert.id}`)).status, 404)
    assert.equal((await cast.ben.browser.delete(`/api/search-alerts/${first.body.search_alert.id}`)).status, 204)
    assert.deepEqual(await kept(cast.ben), [])
  })

  test('is refused to visitors, beyond ten, and for impossible searches', async ({ assert }) => {
    const visitor = await new Visitor(cast.rosa.host).post('/api/search-alerts', { min_age: 30 })
    const senseless = await keep(cast.ben, { min_age: 50, max_age: 40 })
    const unheard = await keep(cast.ben, { shoe_size: 44 })
    for (let age = 30; age < 40; age++) await keep(cast.ben, { min_age: age })
    const eleventh = await keep(cast.ben, { min_age: 40 })

    assert.equal(visitor.status, 403)
    assert.deepEqual([senseless.status, senseless.body.errors[0].code], [422, 'age_range'])
    assert.deepEqual([unheard.status, unheard.body.errors[0].code], [422, 'unknown_field'])
    assert.deepEqual([eleventh.status, eleventh.body.errors[0].code], [409, 'too_many_search_alerts'])
    assert.equal(eleventh.body.errors[0].meta.limit, 10)
    assert.lengthOf(await kept(cast.ben), 10)
  })

  test('sent twice at once is stored once, and of many at once ten are', async ({ assert }) => {
    const same = await Promise.all([keep(cast.ben, { min_age: 29 }), keep(cast.ben, { min_age: 29 })])
    const many = await Promise.all(Array.from({ length: 15 }, (_, years) => keep(cast.ben, { min_age: 30 + years })))

    assert.sameMembers(
      same.map(({ status }) => status),
      [200, 201]
    )
    assert.lengthOf(
      many.filter(({ status }) => status === 201),
      9
    )
    assert.lengthOf(await kept(cast.ben), 10)
  })

  test('mails its member new members who fit, with a link to them, once', async ({ assert }) => {
    const { ben } = cast
    await keep(ben, { min_age: 30, max_age: 40 })
    await newWoman('Wilma')
    await newWoman('Olga', { age: 60 })
    await newFictionalProfile(cast.rosa, { name: 'Flora', gender: 'female' })

    await tell()
    assert.isEmpty(await mailsOf(ben), 'not before a day is over')
    await dayIsOver(ben)
    await Promise.all([tell(), tell()])

    const mail = await mailAbout(ben.member.email, /New members who fit your search at rosa/)
    assert.include(mail.text, 'Wilma, 35')
    for (const name of ['Olga', 'Flora', 'Ann']) assert.notInclude(mail.text, name)
    assert.match(mail.text!, /\/members\?(?=\S*min_age=30)(?=\S*max_age=40)/)
    assert.isTrue(mail.headers.some(({ key }) => key === 'list-unsubscribe-post'))

    await dayIsOver(ben)
    await tell()
    assert.lengthOf(await mailsOf(ben), 1, 'nobody else came')
  })

  test('counts from a member’s activation, not from the sign-up', async ({ assert }) => {
    const { ben, rosa } = cast
    const late = await newWoman('Wilma', { activated: false })
    await asOwner(
      (owner) =>
        owner.query(`update app.profiles set created_at = now() - interval '9 days' where id = $1`, [late.profile.id]),
      rosa
    )
    await keep(ben, { min_age: 30 })
    await asOwner(async (owner) => {
      await owner.query(`update app.members set status = 'active', activated_at = now() where id = $1`, [
        late.member.id,
      ])
      await owner.query(`update app.profiles set status = 'active' where id = $1`, [late.profile.id])
    }, rosa)
    await dayIsOver(ben)

    await tell()

    assert.include((await mailAbout(ben.member.email, /New members who fit your search/)).text, 'Wilma')
  })

  test('sends nothing when it was deleted, news are off, or the member pauses or stays away', async ({ assert }) => {
    const [gone, off, paused, away] = (await Promise.all(
      ['Gus', 'Otto', 'Paul', 'Adam'].map((name) =>
        newPerson(cast.rosa, { name, gender: 'male', looking_for: 'female' })
      )
    )) as [Person, Person, Person, Person]
    const people = [gone, off, paused, away]
    const made = await Promise.all(people.map((one) => keep(one, { min_age: 30 })))
    await newWoman('Wilma')
    await Promise.all(people.map(dayIsOver))
    await gone.browser.delete(`/api/search-alerts/${made[0]!.body.search_alert.id}`)
    await new Visitor(cast.rosa.host).post(
      `/api/unsubscriptions/${unsubscribeToken({ memberId: off.member.id, type: 'weekly_updates' }, cast.rosa)}`
    )
    await off.browser.put('/api/notifications', { weekly_updates: { push: false } })
    await paused.browser.put('/api/user.php', { paused: true })
    await asOwner(
      (owner) =>
        owner.query(`update app.profiles set last_active_at = now() - interval '91 days' where id = $1`, [
          away.profile.id,
        ]),
      cast.rosa
    )

    await tell()

    for (const one of people) assert.isEmpty(await mailsOf(one))
  })
})
