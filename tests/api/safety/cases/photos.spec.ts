import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { report } from '../complaining.ts'
import { complaintId, decideAs, FOUND, moderatorOf, NOTHING, take } from './handling.ts'

const REMOVED = { ...FOUND, measures: ['removed'] }

test.group('Complaints about photos', (group) => {
  let cast: Cast
  let moderator: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    moderator = await moderatorOf(cast.rosa)
  })

  const reported = async (photo: string, reason: string) => {
    const { complaint } = (await report(cast.ann, 'photo', photo, { reason })).body
    return complaintId(cast.rosa, complaint.number)
  }
  const photoOf = async (id: string) =>
    (await cast.ben.browser.get('/api/photos')).body.photos.find((one: { id: string }) => one.id === id)
  const waiting = async (): Promise<{ lease: string; filename: string }[]> =>
    (await moderator.post(`/api/tenants/${cast.rosa.id}/photo_leases`, { holding: [] })).body.photos

  test('take them away, and an appeal brings them back', async ({ assert }) => {
    const { rosa, ben } = cast
    const [photo] = await addPhotos(rosa, ben.profile, ['b'], 'active')
    const id = await reported(photo!.id, 'stolen')

    await decideAs(moderator, rosa, id, REMOVED)
    assert.containSubset(await photoOf(photo!.id), { status: 'refused', refusal: 'rights' })

    const token = tokenIn(await mailAbout(ben.member.email, /decision/i))!
    await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'They are mine' })
    const other = await moderatorOf(rosa)
    const { appeals } = (await other.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)).body
    const decided = await other.post(`/api/tenants/${rosa.id}/appeals/${appeals[0].id}/decision`, {
      lease: await take(other, rosa, id),
      complaint_id: id,
      outcome: 'overturned',
      statement: 'They are his.',
      language: 'en',
      reason: 'Looked again',
    })

    assert.equal(decided.status, 204)
    assert.containSubset(await photoOf(photo!.id), { status: 'active', refusal: null })
  })

  test('ban what shows minors or is intimate everywhere, until an appeal overturns that', async ({ assert }) => {
    const { rosa, ben } = cast
    const [photo] = await addPhotos(rosa, ben.profile, ['b'], 'active')
    const asked = (sql: string) => asOwner((owner) => owner.query(sql, [photo!.id]), rosa)
    const isBanned = async () => (await asked('select from global.banned_pictures where photo_id = $1')).rowCount === 1
    await asked('update app.photos set source_hash = sha256(id::text::bytea) where id = $1')
    const id = await reported(photo!.id, 'intimate')

    await decideAs(moderator, rosa, id, REMOVED)
    assert.isTrue(await isBanned())

    const token = tokenIn(await mailAbout(ben.member.email, /decision/i))!
    await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'That is a beach' })
    const other = await moderatorOf(rosa)
    const { appeals } = (await other.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)).body
    await other.post(`/api/tenants/${rosa.id}/appeals/${appeals[0].id}/decision`, {
      lease: await take(other, rosa, id),
      complaint_id: id,
      outcome: 'overturned',
      statement: 'It is a beach.',
      language: 'en',
      reason: 'Looked again',
    })
    assert.isFalse(await isBanned())
  })

  test('take them away from who has them before them again', async ({ assert }) => {
    const { rosa, ben } = cast
    const [photo] = await addPhotos(rosa, ben.profile, ['b'], 'pending')
    const [leased] = await waiting()
    const { lease, filename } = leased!
    const root = `/api/tenants/${rosa.id}/photos/${photo!.id}`
    await moderator.post(`${root}/verdict`, { lease, filename, verdict: 'approved' })
    const id = await reported(photo!.id, 'stolen')
    assert.equal((await moderator.post(`${root}/verdict_undo`)).status, 200)

    assert.equal((await decideAs(moderator, rosa, id, REMOVED)).status, 201)
    assert.containSubset(await photoOf(photo!.id), { status: 'refused', refusal: 'rights' })
    assert.equal((await moderator.post(`${root}/verdict_undo`)).status, 409)
  })

  test('that hide them are decided with them, not in the queue of photos', async ({ assert }) => {
    const { rosa, ben } = cast
    const [photo] = await addPhotos(rosa, ben.profile, ['b'], 'active')
    const id = await reported(photo!.id, 'under_18')

    assert.containSubset(await photoOf(photo!.id), { status: 'pending' })
    assert.deepEqual(await waiting(), [])

    await decideAs(moderator, rosa, id, NOTHING)
    assert.containSubset(await photoOf(photo!.id), { status: 'active' })
  })
})
