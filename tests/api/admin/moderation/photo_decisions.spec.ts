import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { picture } from '../../members/pictures.ts'
import { upload } from '../../members/uploading.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

test.group('Deciding about members’ photos', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photos_moderated: true } })
  })

  const judge = (who: Visitor, memberId: string, photoId: string, verdict: string) =>
    who.post(`/api/members/${memberId}/photos/${photoId}/judgement`, { tenant_id: cast.rosa.id, verdict })
  const moderator = () => newStaff([{ brand: cast.rosa, role: 'moderator' }])
  const shownToBen = async () => (await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).body.profile

  test('a waiting photo is found, passed, and then seen by others', async ({ assert }) => {
    const { rosa, ann } = cast
    const { photo } = (await upload(ann.browser, await picture())).body
    const mo = await moderator()
    const waiting = () => mo.get(listPath('members', { filter: { tenant_id: rosa.id, photos: 'waiting' } }))
    const before = (await waiting()).body

    const { status } = await judge(mo, ann.member.id, photo.id, 'approved')

    assert.equal(status, 204)
    assert.deepEqual(
      before.map(({ id }: { id: string }) => id),
      [ann.member.id]
    )
    assert.deepEqual((await waiting()).body, [])
    const profile = await shownToBen()
    assert.equal(profile.main_image.status, 'active')
    assert.equal(profile.photo_count, 1)
    assert.containSubset(await auditOf(rosa), [{ action: 'photo_approved', detail: { id: ann.member.id } }])
  })

  test('a refused one is only shown to its owner, with the reason, and is no longer the main one', async ({
    assert,
  }) => {
    const { rosa, ann } = cast
    const [seen, other] = await addPhotos(rosa, ann.profile, ['seen', 'other'])
    const mo = await moderator()

    const { status } = await judge(mo, ann.member.id, seen!.id, 'contact')

    assert.equal(status, 204)
    const { photos } = (await ann.browser.get('/api/photos')).body
    assert.containSubset(photos, [
      { id: other!.id, main: true, refusal: null },
      { id: seen!.id, status: 'refused', refusal: 'contact' },
    ])
    const profile = await shownToBen()
    assert.deepEqual(
      profile.photos.map(({ id }: { id: string }) => id),
      [other!.id]
    )
    assert.equal((await ann.browser.put(`/api/photos/${seen!.id}/main`)).status, 404)
    for (const colour of ['#111', '#222']) {
      assert.equal((await upload(ann.browser, await picture({ colour }))).status, 201)
    }
    assert.equal((await upload(ann.browser, await picture({ colour: '#333' }))).status, 403)
    assert.equal((await ann.browser.delete(`/api/photos/${seen!.id}`)).status, 204)
    assert.containSubset(await auditOf(rosa), [{ action: 'photo_refused', detail: { reason: 'contact' } }])
  })

  test('is for operators and moderators of the brand', async ({ assert }) => {
    const { rosa, vlam, ann, ben } = cast
    const [photo] = await addPhotos(rosa, ann.profile, ['one'], 'pending')
    const role = (brand: typeof rosa, name: 'support' | 'read_only' | 'moderator') => newStaff([{ brand, role: name }])

    for (const name of ['support', 'read_only'] as const)
      assert.equal((await judge(await role(rosa, name), ann.member.id, photo!.id, 'approved')).status, 403)
    assert.equal((await judge(await role(vlam, 'moderator'), ann.member.id, photo!.id, 'approved')).status, 404)
    const mo = await moderator()
    assert.equal((await judge(mo, ben.member.id, photo!.id, 'approved')).status, 404)
    assert.equal((await judge(mo, ann.member.id, photo!.id, 'ugly')).status, 422)
    assert.equal((await ann.browser.get('/api/photos')).body.photos[0].status, 'pending')
  })

  test('staff who decide see whole photos, other staff don’t', async ({ assert }) => {
    const { rosa, ann } = cast
    const { photo } = (await upload(ann.browser, await picture())).body
    const [address] = photo.filename.split('?')

    assert.equal((await (await moderator()).get(address)).status, 200)
    assert.equal((await (await newStaff([{ brand: rosa, role: 'support' }])).get(address)).status, 404)
  })
})
