import { test } from '@japa/runner'
import { scheduledJobs } from '@manyhearts/api/start/jobs'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newFictionalProfile, newPerson, type Person } from '../../cast.ts'
import { eventually } from './eventually.ts'
import { mailsOf } from './mails_of.ts'
import { nothingIsLeft } from './nothing_is_left.ts'

test.group('Once a week', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  /** Weekly updates are off until a member asks for them. */
  const asks = (person: Person) => person.browser.put('/api/notifications', { weekly_updates: { mail: true } })
  const weekIsOver = (...people: Person[]) =>
    asOwner(
      (owner) =>
        owner.query('update app.members set newcomers_due_at = now() where id = any($1)', [
          people.map(({ member }) => member.id),
        ]),
      cast.rosa
    )
  const tell = () => asTenant(cast.rosa, scheduledJobs.notify_newcomers)
  const newWoman = (name: string, more = {}) =>
    newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male', ...more })
  const told = (whom: Person) => eventually('the mail', async () => (await mailsOf(whom))[0])

  test('a member gets a mail about new real members, in their language, and how to end it', async ({ assert }) => {
    await newWoman('Wilma')
    await newFictionalProfile(cast.rosa, { name: 'Flora', gender: 'female' })
    await cast.ben.browser.put('/api/user.php', { language: 'de' })
    await asks(cast.ben)
    await weekIsOver(cast.ben)

    await tell()

    const mail = await told(cast.ben)
    assert.equal(mail.subject, 'Neu bei rosa in dieser Woche')
    assert.include(mail.text, 'Wilma, 35')
    assert.notInclude(mail.text, 'Flora')
    assert.include(mail.text, '/members')
    assert.isTrue(mail.headers.some(({ key }) => key === 'list-unsubscribe-post'))
  })

  test('it is sent once, and not before the next week is over', async ({ assert }) => {
    await asks(cast.ben)
    await newWoman('Wilma')
    await weekIsOver(cast.ben)

    await Promise.all([tell(), tell()])
    await told(cast.ben)
    await tell()
    await nothingIsLeft(cast.rosa)

    assert.lengthOf(await mailsOf(cast.ben), 1)
  })

  test('members who don’t suit, came long ago, are blocked, elsewhere or gone are left out', async ({ assert }) => {
    const { ben, rosa } = cast
    await asks(ben)
    const people = await Promise.all([
      newWoman('Lea', { looking_for: 'female' }),
      newWoman('Nell', { country: 'NL' }),
      newPerson(rosa, { name: 'Max', gender: 'male', looking_for: 'both' }),
      newWoman('Olga'),
      newWoman('Bea'),
      newWoman('Gone'),
    ])
    const [, , , olga, bea, gone] = people as [Person, Person, Person, Person, Person, Person]
    await ben.browser.post(`/api/blocks/${bea.profile.id}`)
    await asOwner(async (owner) => {
      await owner.query(`update app.members set activated_at = now() - interval '8 days' where id = any($1)`, [
        [olga.member.id, cast.ann.member.id],
      ])
      await owner.query(`update app.profiles set status = 'disabled' where id = $1`, [gone.profile.id])
    }, rosa)
    await weekIsOver(ben)

    await tell()
    await nothingIsLeft(cast.rosa)

    assert.isEmpty(await mailsOf(ben))
  })

  test('new is who confirmed within the week, however long ago they signed up', async ({ assert }) => {
    const late = await newWoman('Wilma')
    await asOwner(
      (owner) =>
        owner.query(`update app.profiles set created_at = now() - interval '20 days' where id = $1`, [late.profile.id]),
      cast.rosa
    )
    await asks(cast.ben)
    await weekIsOver(cast.ben)

    await tell()

    assert.include((await told(cast.ben)).text, 'Wilma, 35')
  })

  test('it says no age where the brand shows none', async ({ assert }) => {
    cast = await newCast({ rosa: { visible_profile_fields: ['name'] } })
    await newWoman('Wilma')
    await asks(cast.ben)
    await weekIsOver(cast.ben)

    await tell()

    const { text } = await told(cast.ben)
    assert.match(text!, /Wilma$/m)
    assert.notInclude(text, 'Wilma,')
  })

  test('nothing is sent to members who never asked, switched it off, pause, or stay away', async ({ assert }) => {
    const [unasked, off, paused, away] = await Promise.all(
      ['Udo', 'Otto', 'Paul', 'Adam'].map((name) =>
        newPerson(cast.rosa, { name, gender: 'male', looking_for: 'female' })
      )
    )
    await newWoman('Wilma')
    await Promise.all([off!, paused!, away!].map(asks))
    await off!.browser.put('/api/notifications', { weekly_updates: { mail: false, push: false } })
    await paused!.browser.put('/api/user.php', { paused: true })
    await asOwner(
      (owner) =>
        owner.query(`update app.profiles set last_active_at = now() - interval '91 days' where id = $1`, [
          away!.profile.id,
        ]),
      cast.rosa
    )
    await weekIsOver(unasked!, off!, paused!, away!)

    await tell()
    await nothingIsLeft(cast.rosa)

    for (const one of [unasked!, off!, paused!, away!]) assert.isEmpty(await mailsOf(one))
  })
})
