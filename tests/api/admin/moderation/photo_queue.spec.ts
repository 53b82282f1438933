import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { auditOf, newStaff } from '../staff_of.ts'

interface Leased {
  id: string
  lease: string
  filename: string
  member_id: string
  name: string
  age: number
}

test.group('The queue of photos', (group) => {
  let cast: Cast
  let mo: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mo = await moderator()
  })

  const moderator = () => newStaff([{ brand: cast.rosa, role: 'moderator' }])
  const root = () => `/api/tenants/${cast.rosa.id}`
  const lease = (who: Visitor, holding: string[] = []) => who.post(`${root()}/photo_leases`, { holding })
  const taken = async (who: Visitor, holding?: string[]): Promise<Leased[]> => (await lease(who, holding)).body.photos
  const judge = (who: Visitor, { id, lease: number, filename }: Leased, verdict = 'approved') =>
    who.post(`${root()}/photos/${id}/verdict`, { lease: number, filename, verdict })
  const undo = (who: Visitor, { id }: Leased) => who.post(`${root()}/photos/${id}/verdict_undo`)
  let added = 0
  /** Each a second after the one before: several may be stored in one millisecond, and such are in any order. */
  const pending = async ({ profile }: Person, names: string[]) => {
    const photos = await addPhotos(cast.rosa, profile, names, 'pending')
    for (const { id } of photos)
      await sql(
        `update app.photos set created_at = now() - interval '1 hour' + make_interval(secs => $2) where id = $1`,
        [id, added++]
      )
    return photos
  }
  const ids = (photos: { id: string }[]) => photos.map(({ id }) => id)
  const ownPhotos = async ({ browser }: Person) => (await browser.get('/api/photos')).body.photos
  const sql = (statement: string, values: unknown[]) => asOwner((owner) => owner.query(statement, values), cast.rosa)

  test('gives ten at a time, the oldest first, and to each moderator others', async ({ assert }) => {
    const { ann, ben } = cast
    const anns = await pending(ann, ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
    const bens = await pending(ben, ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'])
    await sql(`update app.photos set created_at = now() - interval '1 day' where id = $1`, [bens[5]!.id])
    const order = [bens[5]!, ...anns, ...bens.slice(0, 5)].map(({ id }) => id)

    const first = (await lease(mo)).body
    const again = await taken(mo)
    const others = await taken(await moderator())
    const held = await taken(mo, ids(again))

    assert.equal(first.waiting, 13)
    assert.deepEqual(ids(first.photos), order.slice(0, 10))
    assert.containSubset(first.photos[0], { member_id: ben.member.id, name: ben.profile.name })
    assert.isAbove(first.photos[0].age, 17)
    assert.deepEqual(ids(again), order.slice(0, 10))
    assert.deepEqual(ids(others), order.slice(10))
    assert.deepEqual(held, [])
    // What a window took again is no longer the other one's.
    assert.equal((await judge(mo, first.photos[0])).status, 409)
    assert.equal((await judge(mo, again[0]!)).status, 204)
  })

  test('a verdict is applied once, recorded, and seen by the member', async ({ assert }) => {
    const { rosa, ann } = cast
    const [seen, bare, shown] = await pending(ann, ['seen', 'bare', 'shown'])
    const leased = await taken(mo)
    const [one, two, three] = leased

    assert.equal((await judge(mo, one!, 'intimate')).status, 204)
    assert.equal((await judge(mo, one!, 'intimate')).status, 204)
    assert.equal((await judge(mo, one!, 'approved')).status, 409)
    assert.equal((await judge(mo, two!, 'approved_explicit')).status, 204)
    assert.deepEqual(
      (await ownPhotos(ann)).filter(({ main }: { main: boolean }) => main).map(({ id }: Leased) => id),
      [shown!.id]
    )
    assert.equal((await judge(mo, three!)).status, 204)

    assert.containSubset(await ownPhotos(ann), [
      { id: seen!.id, status: 'refused', refusal: 'intimate', main: false },
      { id: bare!.id, status: 'active', main: false },
      { id: shown!.id, status: 'active', main: true },
    ])
    const main = await ann.browser.put(`/api/photos/${bare!.id}/main`)
    assert.equal(main.status, 409)
    assert.equal(main.body.errors[0].code, 'photo_explicit')
    const entries = (await auditOf(rosa)).filter(({ action }: { action: string }) => action.startsWith('photo_'))
    assert.lengthOf(entries, 3)
    const detail = { id: ann.member.id }
    assert.containSubset(entries, [
      { action: 'photo_refused', detail: { ...detail, name: seen!.id, reason: 'intimate' } },
      { action: 'photo_marked_explicit', detail },
      { action: 'photo_approved', detail },
    ])
    assert.deepEqual((await lease(mo)).body, { photos: [], waiting: 0 })
  })

  test('no verdict is about a photo that changed, went, or is before somebody else', async ({ assert }) => {
    const { ann } = cast
    await pending(ann, ['late', 'cut', 'gone', 'mine'])
    const [late, cut, gone, mine] = await taken(mo)
    await sql('update app.photos set leased_until = now() where id = $1', [late!.id])
    await sql(`update app.photos set filename = filename || '2' where id = $1`, [cut!.id])
    await ann.browser.delete(`/api/photos/${gone!.id}`)
    const other = await moderator()

    assert.deepEqual(ids(await taken(other)), [late!.id])
    for (const lost of [late!, cut!]) {
      const { status, body } = await judge(mo, lost)
      assert.equal(status, 409)
      assert.equal(body.errors[0].code, 'photo_lease_lost')
    }
    assert.equal((await judge(mo, gone!)).status, 404)
    assert.equal((await judge(other, mine!)).status, 409)
    assert.equal((await judge(mo, { ...mine!, lease: '1' })).status, 409)
    assert.equal((await judge(mo, mine!, 'ugly')).status, 422)
    assert.equal((await judge(mo, mine!)).status, 204)
    const photos = await ownPhotos(ann)
    assert.lengthOf(
      photos.filter(({ status }: { status: string }) => status === 'pending'),
      2
    )
  })

  test('a verdict of one’s own is undone within ten minutes', async ({ assert }) => {
    const { rosa, ann } = cast
    await pending(ann, ['back', 'old'])
    const [back, old] = await taken(mo)
    await judge(mo, back!, 'minor')
    await judge(mo, old!, 'rights')
    await sql(`update app.photos set judged_at = now() - interval '11 minutes' where id = $1`, [old!.id])

    assert.equal((await undo(await moderator(), back!)).status, 409)
    const { status, body } = await undo(mo, back!)
    assert.equal(status, 200)
    const refused = await undo(mo, old!)

    assert.containSubset(body, { id: back!.id, member_id: ann.member.id, filename: back!.filename })
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0].code, 'photo_verdict_final')
    assert.equal((await undo(mo, back!)).status, 409)
    assert.containSubset(await ownPhotos(ann), [{ id: back!.id, status: 'pending', refusal: null, main: true }])
    assert.deepEqual(ids(await taken(await moderator())), [])
    assert.equal((await judge(mo, back!)).status, 409)
    assert.equal((await judge(mo, body)).status, 204)
    assert.containSubset(await auditOf(rosa), [{ action: 'photo_verdict_undone', detail: { id: ann.member.id } }])
  })

  test('is for operators and moderators of the brand', async ({ assert }) => {
    const { rosa, vlam, ann } = cast
    const [photo] = await pending(ann, ['one'])
    const [leased] = await taken(mo)

    for (const role of ['support', 'finance', 'read_only'] as const) {
      const who = await newStaff([{ brand: rosa, role }])
      assert.equal((await lease(who)).status, 403)
      assert.equal((await judge(who, leased!)).status, 403)
      assert.equal((await undo(who, leased!)).status, 403)
    }
    const stranger = await newStaff([{ brand: vlam, role: 'moderator' }])
    for (const call of [lease(stranger), judge(stranger, leased!), undo(stranger, leased!)])
      assert.equal((await call).status, 404)
    const there = `/api/tenants/${vlam.id}`
    assert.deepEqual((await stranger.post(`${there}/photo_leases`, { holding: [photo!.id] })).body, {
      photos: [],
      waiting: 0,
    })
    const { lease: number, filename } = leased!
    const verdict = { lease: number, filename, verdict: 'approved' }
    assert.equal((await stranger.post(`${there}/photos/${photo!.id}/verdict`, verdict)).status, 404)
    assert.equal((await stranger.post(`${there}/photos/${photo!.id}/verdict_undo`)).status, 404)
    assert.equal((await ownPhotos(ann))[0].status, 'pending')
  })

  test('photos of fictional profiles are in nobody’s queue', async ({ assert }) => {
    await addPhotos(cast.rosa, cast.fay, ['drawn'], 'pending')

    assert.deepEqual((await lease(mo)).body, { photos: [], waiting: 0 })
  })
})
