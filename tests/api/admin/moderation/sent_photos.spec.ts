import { test } from '@japa/runner'
import sharp from 'sharp'
import { stateRemovalJob } from '@manyhearts/api/app/admin/photos/state_removal_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { sendPhoto, uploadToSend } from '../../chat/chat_photos.ts'
import { countRows, giveCredits } from '../../chat/conversing.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { tellingPicture } from '../../members/telling_picture.ts'
import { upload } from '../../members/uploading.ts'
import { take } from '../../safety/cases/handling.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

interface Leased {
  id: string
  lease: string
  filename: string
  thumb_filename: string
  member_id: string
  resembles: string | null
  in_conversation: boolean
}

test.group('Photos of conversations that look like banned ones', (group) => {
  let cast: Cast
  let mo: Visitor
  let file: Buffer
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photos_moderated: true } })
    mo = await moderator()
    file = await tellingPicture()
    await giveCredits(cast.ben, 1000)
    await upload(cast.ann.browser, file)
    const [photo] = await leased()
    await judge(photo!, { verdict: 'rights', ban: true })
  })

  const moderator = () => newStaff([{ brand: cast.rosa, role: 'moderator' }])
  const root = () => `/api/tenants/${cast.rosa.id}`
  const leased = async (who = mo): Promise<Leased[]> =>
    (await who.post(`${root()}/photo_leases`, { holding: [] })).body.photos
  const judge = ({ id, lease, filename }: Leased, said: object, who = mo) =>
    who.post(`${root()}/photos/${id}/verdict`, { lease, filename, ...said })
  const undo = ({ id }: Leased) => mo.post(`${root()}/photos/${id}/verdict_undo`)
  const near = () => sharp(file).resize(400).webp({ quality: 75 }).toBuffer()
  const mirrored = () => sharp(file).flop().jpeg({ quality: 85 }).toBuffer()
  const logged = async (prefix = 'chat_photo_') =>
    (await auditOf(cast.rosa)).filter(({ action }) => action.startsWith(prefix))
  const state = async (photo: string) => stateRemovalJob((await siteByTenantId(cast.rosa.id))!, photo)

  /** Ben sends Ann a photo, with some words. */
  async function send(bytes: Buffer) {
    const { photo } = (await uploadToSend(cast.ben, bytes)).body
    const sent = await sendPhoto(cast.ben, cast.ann.profile, photo.id, { body: 'Look' })
    if (sent.status !== 201) throw new Error(sent.text)
    return { photo, chat: sent.body.conversation.id as string }
  }

  const lastOf = async ({ browser }: { browser: Visitor }, chat: string) =>
    (await browser.get(`/api/chats/${chat}/messages`)).body.messages.at(-1)

  test('go as usual, and are looked at before others, with who sent them and nothing else', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    await addPhotos(rosa, cleo.profile, ['waits'], 'pending')
    const first = await send(await near())
    await send(await mirrored())
    await send(await tellingPicture(file))
    await uploadToSend(ben, await near())

    const { body } = await mo.post(`${root()}/photo_leases`, { holding: [] })

    assert.equal(body.waiting, 3)
    assert.deepEqual(
      body.photos.map((one: Leased) => [one.member_id, one.resembles, one.in_conversation]),
      [
        [ben.member.id, 'rights', true],
        [ben.member.id, 'rights', true],
        [cleo.member.id, null, false],
      ]
    )
    assert.notInclude(JSON.stringify(body), 'Look')
    assert.containSubset(await lastOf(ann, first.chat), { kind: 'photo', body: 'Look', taken_out: false })
    const picture = await mo.get(body.photos[0].filename)
    assert.deepEqual([picture.status, picture.headers['cache-control']], [200, 'private, no-store'])
    assert.equal((await mo.get(body.photos[0].thumb_filename)).status, 200)
    assert.equal((await (await moderator()).get(body.photos[0].filename)).status, 404)
    const seen = await logged('chat_photo_seen')
    assert.lengthOf(seen, 2)
    assert.containSubset(seen, [{ detail: { id: ben.member.id, name: body.photos[0].id, untold: 'near_banned' } }])
    await leased()
    assert.lengthOf(await logged('chat_photo_seen'), 2, 'once a day')
    const { counts } = await bans()
    assert.deepEqual(counts, { exact: 0, near: 3 })
  })

  test('stay where a moderator finds nothing', async ({ assert }) => {
    const { ann } = cast
    const { chat, photo } = await send(await near())
    const [one] = await leased()

    assert.equal((await judge(one!, { verdict: 'approved', ban: true })).status, 422)
    for (const verdict of ['approved_explicit', 'not_you', 'quality'])
      assert.equal((await judge(one!, { verdict })).status, 422)
    assert.equal((await judge({ ...one!, lease: '1' }, { verdict: 'approved' })).status, 409)
    assert.equal((await judge(one!, { verdict: 'approved' })).status, 204)
    assert.equal((await judge(one!, { verdict: 'approved' })).status, 204)

    assert.containSubset(await lastOf(ann, chat), { kind: 'photo', taken_out: false })
    assert.equal((await ann.browser.get(photo.filename)).status, 200)
    assert.lengthOf(await logged('chat_photo_passed'), 1)
    assert.deepEqual(await leased(), [])
    await state(photo.id)
    assert.equal(await countRows(cast.rosa, 'app.decisions where profile_id = $1', cast.ben.profile.id), 0)
  })

  test('are taken out by a verdict at once, for both, and nobody gets the bytes any more', async ({ assert }) => {
    const { ann, ben } = cast
    const { chat, photo } = await send(await near())
    const shown = (await lastOf(ann, chat)).photo
    const [one] = await leased()

    assert.equal((await judge(one!, { verdict: 'explicit', ban: true })).status, 204)

    for (const who of [ann, ben]) {
      assert.containSubset(await lastOf(who, chat), {
        kind: 'photo',
        photo: null,
        body: '',
        taken_out: true,
        reported: false,
      })
      const { body } = await who.browser.get('/api/chats.php')
      assert.containSubset(body.chats[0].conversation.last_message, { body: '', taken_out: true })
      for (const address of [photo.filename, photo.thumb_filename, shown.match, shown.blurred])
        assert.equal((await who.browser.get(address)).status, 404)
    }
    assert.equal((await mo.get(one!.filename)).status, 404)
    assert.equal((await uploadToSend(cast.cleo, await near())).status, 422)
    assert.containSubset(await logged('chat_photo_removed'), [{ detail: { id: ben.member.id, reason: 'explicit' } }])
  })

  test('come back as long as the verdict can be undone', async ({ assert }) => {
    const { ann, cleo } = cast
    const { chat, photo } = await send(await near())
    const [one] = await leased()
    await judge(one!, { verdict: 'minor' })

    const { status, body } = await undo(one!)

    assert.equal(status, 200)
    assert.containSubset(body, { id: one!.id, in_conversation: true })
    assert.containSubset(await lastOf(ann, chat), { taken_out: false })
    assert.equal((await ann.browser.get(photo.filename)).status, 200)
    assert.equal((await uploadToSend(cleo, await near())).status, 201)
    await state(photo.id)
    assert.equal(await countRows(cast.rosa, 'app.decisions where profile_id = $1', cast.ben.profile.id), 0)
    assert.equal((await judge(body, { verdict: 'other' })).status, 204)
    await asOwner(
      (owner) =>
        owner.query(`update app.chat_photos set judged_at = now() - interval '11 minutes' where id = $1`, [one!.id]),
      cast.rosa
    )
    const late = await undo(one!)
    assert.deepEqual([late.status, late.body.errors[0].code], [409, 'photo_verdict_final'])
  })

  test('come with reasons for their sender, whose appeal brings them back', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    const { chat, photo } = await send(await near())
    const [one] = await leased()
    await judge(one!, { verdict: 'intimate' })

    await state(photo.id)
    await state(photo.id)

    assert.equal(await countRows(rosa, 'app.decisions where profile_id = $1', cast.ben.profile.id), 1)
    const token = tokenIn(await mailAbout(ben.member.email, /decision/i))!
    const { body } = await new Visitor(rosa.host).get(`/api/complaints/${token}`)
    assert.containSubset(body.decision, { ground: 'law', measures: ['removed'], automated: false })
    assert.match(body.decision.facts, /banned picture.*intimate/s)
    const other = await moderator()
    const [complaint] = (await other.get(listPath('complaints', { filter: { tenant_id: rosa.id } }))).body
    const evidence = await asOwner(
      (owner) => owner.query('select snapshot from app.complaint_evidence where complaint_id = $1', [complaint.id]),
      rosa
    )
    assert.lengthOf(evidence.rows[0].snapshot.messages, 1)
    assert.equal(await countRows(rosa, 'app.complaint_photos where complaint_id = $1', complaint.id), 1)

    await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'It is mine' })
    const whole = (await other.get(`/api/complaints/${complaint.id}?tenant_id=${rosa.id}`)).body
    const overturned = await other.post(`${root()}/appeals/${whole.appeals[0].id}/decision`, {
      lease: await take(other, rosa, complaint.id),
      complaint_id: complaint.id,
      outcome: 'overturned',
      statement: 'It was another picture.',
      language: 'en',
      reason: 'Looked again',
    })
    assert.equal(overturned.status, 204)
    assert.containSubset(await lastOf(ann, chat), { taken_out: false })
    assert.equal((await uploadToSend(cleo, await near())).status, 201)
  })

  test('are for operators and moderators of the brand alone', async ({ assert }) => {
    const { rosa, vlam } = cast
    await send(await near())
    const [one] = await leased()

    for (const role of ['support', 'desk', 'finance', 'read_only']) {
      const who = await newStaff([{ brand: rosa, role }])
      assert.equal((await who.get(one!.filename)).status, 403)
      assert.equal((await judge(one!, { verdict: 'approved' }, who)).status, 403)
    }
    const stranger = await newStaff([{ brand: vlam, role: 'moderator' }])
    assert.equal((await stranger.get(one!.filename)).status, 404)
    const operator = await newStaff([{ brand: rosa, role: 'operator' }])
    assert.equal((await operator.get(one!.filename)).status, 404, 'it is before somebody else')
  })

  async function bans() {
    const { rows } = await asOwner((owner) =>
      owner.query(
        'select exact_matches as exact, near_matches as near from app.banned_photos where tenant_id = $1 order by banned_at',
        [cast.rosa.id]
      )
    )
    return { counts: rows[0] }
  }
})
