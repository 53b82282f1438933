import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { banPhoto, unbanPhoto } from '@manyhearts/api/app/members/photos/bans/ban_photo'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { translationsOf } from '../../browser/translations.ts'
import type { Visitor } from '../../visitor.ts'
import { auditOf, newStaff } from '../admin/staff_of.ts'
import { uploadToSend } from '../chat/chat_photos.ts'
import { eventually } from '../notices/eventually.ts'
import { tellingPicture } from './telling_picture.ts'
import { upload } from './uploading.ts'

interface Leased {
  id: string
  lease: string
  filename: string
  resembles: string | null
}

/** Bans hold for all brands of the database, so no two tests have the same picture. */
const seed = () => randomInt(2 ** 31)

test.group('A banned picture', (group) => {
  let cast: Cast
  /** On Vlam, too. */
  let dan: Person
  let mo: Visitor
  let file: Buffer
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photos_moderated: true } })
    dan = await newPerson(cast.vlam, { name: 'Dan', gender: 'male', looking_for: 'female' })
    mo = await moderator(cast.rosa)
    file = await tellingPicture()
  })

  const moderator = (brand: Brand) => newStaff([{ brand, role: 'moderator' }])
  const root = ({ id }: Brand) => `/api/tenants/${id}`
  const leased = async (who: Visitor, brand: Brand): Promise<Leased[]> =>
    (await who.post(`${root(brand)}/photo_leases`, { holding: [] })).body.photos
  const verdict = (who: Visitor, brand: Brand, { id, lease, filename }: Leased, said: object) =>
    who.post(`${root(brand)}/photos/${id}/verdict`, { lease, filename, ...said })
  const undo = (who: Visitor, brand: Brand, { id }: Leased) => who.post(`${root(brand)}/photos/${id}/verdict_undo`)
  const photosOf = async ({ browser }: Person) => (await browser.get('/api/photos')).body.photos
  const bansOf = async (brand: Brand) =>
    (await auditOf(brand)).filter(({ action }) => ['photo_banned', 'photo_ban_lifted'].includes(action))
  const smaller = () => sharp(file).resize(300).webp({ quality: 70 }).toBuffer()
  const mirrored = () => sharp(file).flop().jpeg({ quality: 85 }).toBuffer()

  /** Ann's photo is refused at Rosa. */
  async function refuse(said: object, bytes = file): Promise<Leased> {
    const { status, text } = await upload(cast.ann.browser, bytes)
    if (status !== 201) throw new Error(text)
    const [photo] = await leased(mo, cast.rosa)
    const answer = await verdict(mo, cast.rosa, photo!, said)
    if (answer.status !== 204) throw new Error(answer.text)
    return photo!
  }

  test('of a minor is refused at every brand, and people look at who had it', async ({ assert }) => {
    const { rosa, vlam, ann, ben, dora } = cast
    const photo = await refuse({ verdict: 'minor' })
    ben.browser.cookies.set('i18n_redirected', 'fi')
    const t = await translationsOf('fi')

    const again = await upload(ben.browser, file)
    const there = await upload(dora.browser, file)
    const sent = await uploadToSend(dora, file)

    for (const { status, body } of [again, there, sent]) {
      assert.equal(status, 422)
      assert.equal(body.errors[0].code, 'photo_banned')
      assert.notProperty(body.errors[0], 'meta')
    }
    assert.equal(again.body.errors[0].message, t('errors:photo_banned'))
    assert.deepEqual([await photosOf(ben), await photosOf(dora)], [[], []])
    const stored = join(process.env.DATA_DIR!, 'photos', vlam.id)
    assert.deepEqual(
      await readdir(stored).then(
        (names) => names.filter((name) => name !== 'chats'),
        () => []
      ),
      []
    )
    for (const [brand, person] of [
      [rosa, ben],
      [vlam, dora],
    ] as const) {
      const [complaint] = await eventually('the report', async () => {
        const found = await reportsAbout(brand, person)
        return found.length > 0 ? found : undefined
      })
      assert.containSubset(complaint, { reason: 'under_18', subject_kind: 'profile', hidden_for_all: false, hours: 1 })
      assert.isNotEmpty(complaint.words)
    }
    assert.lengthOf(await reportsAbout(vlam, dora), 1)
    assert.containSubset(await bansOf(rosa), [
      { action: 'photo_banned', detail: { id: ann.member.id, name: photo.id, reason: 'minor' } },
    ])
    const { rows } = await asOwner((owner) =>
      owner.query('select * from global.banned_pictures where photo_id = $1', [photo.id])
    )
    assert.sameMembers(Object.keys(rows[0]), [
      'photo_id',
      'source_hash',
      'perceptual_hash',
      'banned_by',
      'banned_at',
      'reason',
      'exact_matches',
      'near_matches',
      'last_matched_at',
      'lifted_at',
      'lifted_by',
      'lift_reason',
    ])
    assert.containSubset(rows[0], { exact_matches: 3, near_matches: 0 })
  })

  test('that others look like, or their mirror image, is taken and looked at first', async ({ assert }) => {
    const { vlam, dora } = cast
    await refuse({ verdict: 'intimate' })
    const other = await tellingPicture(file)
    const plain = await upload(dan.browser, other)

    const near = await upload(dora.browser, await smaller())
    const flopped = await upload(dora.browser, await mirrored())

    assert.deepEqual([plain.status, plain.body.photo.status], [201, 'active'])
    for (const { status, body } of [near, flopped]) {
      assert.equal(status, 201)
      assert.containSubset(body.photo, { status: 'pending', refusal: null })
      assert.notProperty(body.photo, 'resembles')
    }
    const mod = await moderator(vlam)
    await asOwner((owner) =>
      owner.query(
        `update app.photos set status = 'pending', created_at = now() - interval '1 day' where tenant_id = $1 and id = $2`,
        [vlam.id, plain.body.photo.id]
      )
    )
    const queue = await leased(mod, vlam)
    assert.deepEqual(
      queue.map(({ id, resembles }) => [id, resembles]),
      [
        [near.body.photo.id, 'intimate'],
        [flopped.body.photo.id, 'intimate'],
        [plain.body.photo.id, null],
      ]
    )
    assert.equal((await verdict(mod, vlam, queue[0]!, { verdict: 'approved' })).status, 204)
    assert.containSubset(await photosOf(dora), [{ id: near.body.photo.id, status: 'active' }])
    assert.deepEqual(await reportsAbout(vlam, dora), [])
  })

  test('of one brand is refused there alone, and nobody is reported', async ({ assert }) => {
    const { rosa, ann, ben, dora } = cast
    await refuse({ verdict: 'rights', ban: true })

    const here = await upload(ben.browser, file)
    const near = await upload(ben.browser, await smaller())
    const there = await upload(dora.browser, file)

    assert.deepEqual([here.status, here.body.errors[0].code], [422, 'photo_banned'])
    assert.equal(near.status, 201)
    assert.deepEqual([there.status, there.body.photo.status], [201, 'active'])
    assert.equal((await leased(mo, rosa))[0]!.resembles, 'rights')
    assert.deepEqual(await reportsAbout(rosa, ben), [])
    assert.containSubset(await bansOf(rosa), [
      { action: 'photo_banned', detail: { id: ann.member.id, reason: 'rights' } },
    ])
  })

  test('is one by a verdict that says so, and only for what a picture can be banned for', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await upload(ann.browser, file)
    const [photo] = await leased(mo, rosa)

    for (const impossible of ['approved', 'quality', 'not_you']) {
      const { status, body } = await verdict(mo, rosa, photo!, { verdict: impossible, ban: true })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'ban')
    }
    assert.equal((await verdict(mo, rosa, photo!, { verdict: 'rights' })).status, 204)

    assert.equal((await upload(ben.browser, file)).status, 201)
    assert.deepEqual(await bansOf(rosa), [])
  })

  test('is none any more when the verdict is undone, or the photo approved after all', async ({ assert }) => {
    const { rosa, vlam, ann, ben, dora } = cast
    const photo = await refuse({ verdict: 'minor' })
    assert.equal((await upload(dora.browser, file)).status, 422)

    assert.equal((await undo(mo, rosa, photo)).status, 200)
    assert.equal((await upload(dora.browser, file)).status, 201)

    const member = `/api/members/${ann.member.id}/photos/${photo.id}/judgement`
    const decide = (said: string) => mo.post(member, { tenant_id: rosa.id, verdict: said })
    assert.equal((await decide('intimate')).status, 204)
    assert.equal((await upload(ben.browser, file)).status, 422)
    assert.equal((await decide('approved')).status, 204)
    const back = await upload(ben.browser, file)

    assert.equal(back.status, 201)
    assert.deepEqual(
      (await bansOf(rosa)).map(({ action, detail }) => [action, detail.reason]),
      [
        ['photo_banned', 'minor'],
        ['photo_ban_lifted', 'minor'],
        ['photo_banned', 'intimate'],
        ['photo_ban_lifted', 'intimate'],
      ]
    )
    assert.deepEqual(await bansOf(vlam), [])
  })

  test('that is plain tells nothing of others', async ({ assert }) => {
    const { rosa, vlam, dora } = cast
    const one = plainPicture(seed())
    await refuse({ verdict: 'minor' }, await one)

    const other = await upload(dora.browser, await plainPicture(seed()))
    const same = await upload(dan.browser, await one)

    assert.deepEqual([other.status, other.body.photo.status], [201, 'active'])
    assert.equal(same.status, 422)
    assert.deepEqual(await leased(await moderator(vlam), vlam), [])
    assert.containSubset(await bansOf(rosa), [{ action: 'photo_banned', detail: { reason: 'minor' } }])
  })

  test('of a conversation is found by its file too', async ({ assert }) => {
    const { rosa, ann, ben, dora } = cast
    const { body } = await uploadToSend(ann, file)
    const staffId = await anyStaff()
    const asStaffOf = <T>(work: () => Promise<T>) => asTenant(rosa, work, { connection: 'staff' })
    const ban = () => asStaffOf(() => banPhoto({ photoId: body.photo.id, reason: 'intimate', by: staffId }))

    assert.deepEqual([await ban(), await ban()], [true, false])
    const exact = await uploadToSend(dora, file)
    const near = await uploadToSend(ben, await smaller())
    assert.isTrue(await asStaffOf(() => unbanPhoto(body.photo.id, staffId)))
    assert.isFalse(await asStaffOf(() => unbanPhoto(body.photo.id, staffId)))

    assert.deepEqual([exact.status, exact.body.errors[0].code], [422, 'photo_banned'])
    assert.equal(near.status, 201)
    assert.equal((await uploadToSend(dora, file)).status, 201)
  })
})

async function reportsAbout(brand: Brand, { profile }: Person): Promise<any[]> {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select reason, subject_kind, words, hidden_for_all, round(extract(epoch from due_at - created_at) / 3600)::int as hours
       from app.complaints where tenant_id = $1 and profile_id = $2`,
      [brand.id, profile.id]
    )
  )
  return rows
}

async function anyStaff(): Promise<string> {
  const { rows } = await asOwner((owner) => owner.query('select id::text from staff.staff_members limit 1'))
  return rows[0].id
}

function plainPicture(colour: number): Promise<Buffer> {
  const background = { r: colour % 256, g: (colour >> 8) % 256, b: (colour >> 16) % 256 }
  return sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
