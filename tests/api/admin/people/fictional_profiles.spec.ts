import { test } from '@japa/runner'
import { interestId } from '@manyhearts/api/app/members/places/list_ids'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { giveCredits, write } from '../../chat/conversing.ts'
import { picture } from '../../members/pictures.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

const FIELDS = { name: 'Gwen', gender: 'female', looking_for: 'male', date_of_birth: '1991-04-05', country: 'GB' }
const RIGHT = { source: 'Drawn by Kim in our office', licence: 'own', confirmed: 'true' }

test.group('Fictional profiles in the console', (group) => {
  let cast: Cast
  let kim: Visitor
  let root: string
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    root = `/api/tenants/${cast.rosa.id}/fictional_profiles`
  })

  const make = async (more = {}) => (await kim.post(root, { ...FIELDS, ...more })).body
  const photosOf = (id: string, right: Record<string, string>) =>
    `${root}/${id}/photos?${new URLSearchParams(right as never)}`
  const send = async (path: string, who = kim) =>
    who.post(path, await picture({ colour: '#372' }), { 'content-type': 'image/jpeg' })
  const retire = (id: string, retired: boolean) =>
    kim.put(`${root}/${id}/retirement`, { retired, reason: 'Nobody writes for her now' })
  const one = async (id: string) => (await kim.get(`/api/fictional_profiles/${id}?tenant_id=${cast.rosa.id}`)).body

  test('are made with the fields that members have, and are marked wherever members see them', async ({ assert }) => {
    const made = await kim.post(root, { ...FIELDS, about_me: 'I like the sea.', eye_colour: 'green' })

    assert.equal(made.status, 201)
    assert.containSubset(made.body, { name: 'Gwen', eye_colour: 'green', retired: false, waiting: 0, photos: [] })
    const shown = await cast.ben.browser.get(`/api/members/${made.body.id}`)
    assert.equal(shown.status, 200)
    assert.isTrue(shown.body.profile.fictional_icon)
    assert.equal(shown.body.profile.fictional.label, 'fictional profile')
    assert.equal((await cast.dora.browser.get(`/api/members/${made.body.id}`)).status, 404)
    const [entry] = await auditOf(cast.rosa)
    assert.equal(entry!.action, 'fictional_profile_made')
    assert.containSubset(entry!.detail, {
      level: 'fictional_profile',
      id: made.body.id,
      name: 'Gwen',
      changes: { eye_colour: { from: null, to: 'green' } },
    })
  })

  test('have no address, no password and no log-in', async ({ assert }) => {
    for (const field of ['email', 'password', 'member_id', 'kind']) {
      const { status, body } = await kim.post(root, { ...FIELDS, [field]: 'x' })
      assert.equal(status, 422, field)
      assert.deepInclude(body.errors[0], { field, code: 'unknown_field' })
    }
  })

  test('are refused by the rules of members', async ({ assert }) => {
    for (const [more, field] of [
      [{ name: 'x' }, 'name'],
      [{ name: 'me@example.com' }, 'name'],
      [{ date_of_birth: '2020-01-01' }, 'date_of_birth'],
      [{ country: 'FR' }, 'country'],
      [{ city: 'Nowhere at all' }, 'city'],
      [{ hair_colour: 'striped' }, 'hair_colour'],
      [{ interests: [String(interestId('nothing'))] }, 'interests'],
    ] as const) {
      const { status, body } = await kim.post(root, { ...FIELDS, ...more })
      assert.equal(status, 422, field)
      assert.equal(body.errors[0].field, field)
    }
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('are changed, and the log has what they said before', async ({ assert }) => {
    const { id, version } = await make({ about_me: 'I like the sea.' })

    const changed = await kim.put(`${root}/${id}`, { ...FIELDS, name: 'Gwenda', version })
    const same = await kim.put(`${root}/${id}`, { ...FIELDS, name: 'Gwenda', version: changed.body.version })
    const slower = await kim.put(`${root}/${id}`, { ...FIELDS, name: 'Gwenny', version })
    assert.deepEqual([slower.status, slower.body.errors[0].code], [409, 'offer_changed'])

    assert.equal(changed.status, 200)
    assert.containSubset(changed.body, { name: 'Gwenda', about_me: 'I like the sea.' })
    assert.equal(same.status, 200)
    const entries = await auditOf(cast.rosa)
    assert.lengthOf(entries, 2)
    assert.deepEqual(entries[1]!.detail.changes, { name: { from: 'Gwen', to: 'Gwenda' } })
  })

  test('take no photo without its rights', async ({ assert }) => {
    const { id } = await make()
    for (const [right, field] of [
      [{ licence: 'own', confirmed: 'true' }, 'source'],
      [{ source: 'Found', licence: 'found', confirmed: 'true' }, 'licence'],
      [{ source: 'Drawn by Kim', licence: 'own' }, 'confirmed'],
    ] as const) {
      const { status, body } = await send(photosOf(id, right as never))
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    }
    assert.deepEqual((await one(id)).photos, [])

    const taken = await send(photosOf(id, RIGHT))

    assert.equal(taken.status, 201)
    const { photos, photos_unrecorded: unrecorded } = await one(id)
    assert.containSubset(photos, [
      { id: taken.body.id, main: true, rights: { source: RIGHT.source, licence: 'own', confirmed_by: 'Sam' } },
    ])
    assert.equal(unrecorded, 0)
    assert.equal((await kim.get(photos[0].thumb_filename)).status, 200)
    const shown = (await cast.ben.browser.get(`/api/members/${id}`)).body.profile
    assert.isFalse(shown.photos[0].locked ?? false)
  })

  test('lose a photo, and rights are recorded of one that was there before', async ({ assert }) => {
    const { id } = await make()
    const { body } = await send(photosOf(id, RIGHT))
    const path = `${root}/${id}/photos/${body.id}`

    const recorded = await kim.put(path, { source: 'An agency', licence: 'bought', confirmed: true })
    assert.equal(recorded.status, 204)
    assert.containSubset((await one(id)).photos, [{ rights: { source: 'An agency', licence: 'bought' } }])

    assert.equal((await kim.delete(path)).status, 204)
    assert.equal((await kim.delete(path)).status, 404)
    assert.deepEqual((await one(id)).photos, [])
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action }) => action),
      ['fictional_profile_made', 'fictional_photo_added', 'fictional_photo_rights_recorded', 'fictional_photo_removed']
    )
  })

  test('that are retired are found nowhere and take no message, and what was said stays', async ({ assert }) => {
    await giveCredits(cast.ben, 50)
    const { fay, ben } = cast
    const card = (await ben.browser.get(`/api/members/${fay.id}`)).body.profile
    await ben.browser.post('/api/fictional-consents', { profile_id: fay.id, version: card.fictional.version })
    const begun = await write(ben, fay, 'Hello there')
    assert.equal((await one(fay.id)).waiting, 1)

    assert.equal((await retire(fay.id, true)).status, 204)
    assert.equal((await retire(fay.id, true)).status, 204)

    assert.equal((await ben.browser.get(`/api/members/${fay.id}`)).status, 404)
    const refused = await write(ben, fay, 'Are you there?')
    assert.equal(refused.status, 403)
    assert.equal(refused.body.errors[0].code, 'partner_unavailable')
    const read = await ben.browser.get(`/api/chats/${begun.body.conversation.id}/messages`)
    assert.equal(read.status, 200)
    const retired = await kim.get(listPath('fictional_profiles', { filter: { state: 'retired' } }))
    assert.deepEqual(
      retired.body.map(({ name }: { name: string }) => name),
      ['Fay']
    )

    assert.equal((await retire(fay.id, false)).status, 204)
    assert.equal((await ben.browser.get(`/api/members/${fay.id}`)).status, 200)
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.reason]),
      [
        ['fictional_profile_retired', 'Nobody writes for her now'],
        ['fictional_profile_returned', 'Nobody writes for her now'],
      ]
    )
  })

  test('are seen by who sees members, and changed by operators of the brand alone', async ({ assert }) => {
    const { id } = await make()
    for (const role of ['support', 'moderator', 'read_only']) {
      const sees = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await sees.get(listPath('fictional_profiles'))).status, 200, role)
      assert.equal((await sees.get(`/api/tenants/${cast.rosa.id}/profile_choices`)).status, 200, role)
      assert.equal((await sees.post(root, FIELDS)).status, 403, role)
      assert.equal((await sees.put(`${root}/${id}`, FIELDS)).status, 403, role)
      assert.equal((await send(photosOf(id, RIGHT), sees)).status, 403, role)
    }
    for (const role of ['finance', 'desk'])
      assert.equal(
        (await (await newStaff([{ brand: cast.rosa, role }])).get(listPath('fictional_profiles'))).status,
        403
      )
    const other = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await other.put(`${root}/${id}`, { ...FIELDS, version: 'x' })).status, 404)
    const there = `/api/tenants/${cast.vlam.id}/fictional_profiles/${id}`
    assert.equal((await other.put(there, { ...FIELDS, country: 'NL', version: 'x' })).status, 404)
    // A member's profile is none.
    assert.equal((await kim.put(`${root}/${cast.ann.profile.id}`, { ...FIELDS, version: 'x' })).status, 404)
    assert.equal(
      (await kim.put(`${root}/${cast.ann.profile.id}/retirement`, { retired: true, reason: 'None' })).status,
      404
    )
  })

  test('choices are in the colleague’s language, with the mark in the brand’s', async ({ assert }) => {
    const { body } = await kim.get(`/api/tenants/${cast.rosa.id}/profile_choices`)
    assert.sameMembers(body.countries, ['GB', 'NL'])
    assert.deepInclude(
      body.fields.find(({ id }: { id: string }) => id === 'hair_colour'),
      { name: 'Hair' }
    )
    assert.equal(body.mark.label, 'fictional profile')
    assert.equal(body.mark.warning, 'Written by our team. You can’t meet.')
  })
})
