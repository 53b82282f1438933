import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { giveCredits, makePremium, write } from '../chat/conversing.ts'
import { addPhotos } from './add_photos.ts'
import { peopleOf } from './people_of.ts'

async function seenBy({ browser }: Pick<Person, 'browser'>, { profile }: Person) {
  const asks = ['/api/members?gender=both', '/api/likes.php', '/api/chats.php', `/api/members/${profile.id}`]
  const answers = await Promise.all(asks.map((path) => browser.get(path)))
  const people = answers.flatMap(({ body }) => peopleOf(body)).filter(({ name }) => name === profile.name)
  return { people, text: answers.map(({ text }) => text).join() }
}

test.group('Invisible mode', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await cast.ben.browser.post(`/api/likes/${cast.ann.profile.id}`)
  })

  const lastActive = ({ profile, brand }: Person) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select last_active_at from app.profiles where id = $1', [profile.id])
      return rows[0].last_active_at as Date
    }, brand)

  test('removes the online mark wherever a member is shown, and gives it back', async ({ assert }) => {
    const { ann, ben } = cast
    const online = async () =>
      (await seenBy(ann, ben)).people.map((person) => (person as unknown as { online: boolean }).online)
    const before = await online()

    const { status, body } = await ben.browser.put('/api/user.php', { invisible_mode: true })
    const during = await online()
    await ben.browser.put('/api/user.php', { invisible_mode: false })

    assert.deepEqual([status, body.user.invisible_mode], [200, true])
    assert.isTrue(before.length >= 3 && before.every(Boolean))
    assert.isTrue(during.length === before.length && !during.some(Boolean))
    assert.deepEqual(await online(), before)
  })

  test('reveals by the order of lists no more than the day of the last activity', async ({ assert }) => {
    const { ben, rosa } = cast
    const today = DateTime.now().setZone('Europe/Amsterdam').startOf('day').toJSDate()

    await ben.browser.put('/api/user.php', { invisible_mode: true })
    const hidden = await lastActive(ben)
    await asOwner((owner) => owner.query(`update app.sessions set last_used_at = now() - interval '6 min'`, []), rosa)
    await ben.browser.get('/api/user.php')

    assert.deepEqual(hidden, today)
    assert.deepEqual(await lastActive(ben), today)
    await ben.browser.put('/api/user.php', { invisible_mode: false })
    assert.isAbove((await lastActive(ben)).getTime(), Date.now() - 10_000)
  })

  test('is shown to no one else', async ({ assert }) => {
    const { ann, ben } = cast
    await ben.browser.put('/api/user.php', { invisible_mode: true, privacy_mode: true })

    const { text } = await seenBy(ann, ben)

    assert.notMatch(text, /invisible|privacy_mode/)
  })
})

test.group('Privacy mode', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    const { rosa, ben } = cast
    await addPhotos(rosa, ben.profile, ['secret1', 'secret2', 'secret3'])
    await ben.browser.put('/api/user.php', { privacy_mode: true })
  })

  const page = async ({ browser }: Pick<Person, 'browser'>) =>
    (await browser.get(`/api/members/${cast.ben.profile.id}`)).body.profile

  test('shows no photo, the main one included, to a visitor, a free member, or a premium one', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const rich = await newPerson(rosa, { name: 'Rich', gender: 'female', looking_for: 'male' })
    await makePremium(rich)
    await ann.browser.post(`/api/likes/${ben.profile.id}`)

    for (const browser of [new Visitor(rosa.host), ann.browser, rich.browser]) {
      const { people, text } = await seenBy({ browser }, ben)

      assert.isAtLeast(people.length, 2)
      assert.notInclude(text, 'secret')
      for (const person of people)
        assert.containSubset(person, { main_image: null, blurred_image: { placeholder: 'AAAA' } })
      const { photos, shows_photos } = await page({ browser })
      assert.isFalse(shows_photos)
      assert.deepEqual(
        photos.map(({ locked, filename }: any) => [locked, filename]),
        Array(3).fill([true, null])
      )
    }
  })

  test('opens them, as far as for anyone, to members they like, until the like is taken back', async ({ assert }) => {
    const { ann, ben } = cast
    await ben.browser.post(`/api/likes/${ann.profile.id}`)

    const { people, text } = await seenBy(ann, ben)
    assert.include(text, 'secret1')
    for (const person of people) assert.containSubset(person, { blurred_image: null })
    assert.deepEqual(
      (await page(ann)).photos.map(({ locked }: any) => locked),
      [false, false, true]
    )

    await ben.browser.delete(`/api/likes/${ann.profile.id}`)
    assert.notInclude((await seenBy(ann, ben)).text, 'secret')
  })

  test('opens them to members they wrote to, not to members who wrote to them', async ({ assert }) => {
    const { ann, ben } = cast
    await Promise.all([giveCredits(ann, 100), giveCredits(ben, 100)])

    await write(ann, ben.profile)
    assert.notInclude((await seenBy(ann, ben)).text, 'secret')

    await write(ben, ann.profile)
    assert.include((await seenBy(ann, ben)).text, 'secret1')
    assert.isTrue((await page(ann)).shows_photos)
  })

  test('hides nothing from the member', async ({ assert }) => {
    const own = await page(cast.ben)

    assert.isTrue(own.shows_photos)
    assert.equal(own.photos.filter(({ locked }: any) => !locked).length, 3)
    assert.include(own.main_image.filename, 'secret1')
    assert.include((await cast.ben.browser.get('/api/profile')).body.profile.main_image.filename, 'secret1')
  })

  test('removes photos from cached visitor pages at once', async ({ assert }) => {
    const { rosa, ben } = cast
    await ben.browser.put('/api/user.php', { privacy_mode: false })
    const document = async () => (await new Visitor(rosa.host).get('/members', { accept: 'text/html' })).text
    assert.include(await document(), 'secret1')

    await ben.browser.put('/api/user.php', { privacy_mode: true })

    await assert.doesNotReject(async () => {
      for (let tries = 0; (await document()).includes('secret1'); tries++) {
        if (tries > 20) throw new Error('the photo is still on the page')
        await new Promise((done) => setTimeout(done, 50))
      }
    })
  })

  test('is for members only: a fictional profile has none', async ({ assert }) => {
    const { rosa, ann, fay } = cast
    await addPhotos(rosa, fay, ['open'])
    await asTenant(rosa, () => fay.refresh())

    const { profile } = (await ann.browser.get(`/api/members/${fay.id}`)).body

    assert.isTrue(profile.shows_photos)
    assert.isNotNull(profile.main_image)
  })
})
