import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { asOwner, type Cast, newCast, newFictionalProfile } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows, writeIn } from '../../chat/conversing.ts'
import { brokenRules } from '../../credits/shop.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { newStaff } from '../staff_of.ts'
import { answer, answerWithPhoto, deskPath, letDeskTimePass, newProfilePhoto, takeNext, writeTo } from './desk_scene.ts'

const inFolder = (path: string) => join(process.env.DATA_DIR!, path.split('?')[0]!)

test.group('Photos of a fictional profile in answers', (group) => {
  let cast: Cast
  let kim: Visitor
  let photo: string
  let conversation: string
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    photo = await newProfilePhoto(cast.rosa, cast.fay)
    conversation = await writeTo(cast.fay, cast.ann)
  })

  const messages = async () => (await cast.ann.browser.get(`/api/chats/${conversation}/messages`)).body.messages
  const copies = () => countRows(cast.rosa, 'app.chat_photos where tenant_id = $1', cast.rosa.id)

  test('are sent free of charge, whole, as written by the team, and covered until tapped', async ({ assert }) => {
    const before = await countRows(cast.rosa, 'app.ledger_transactions where tenant_id = $1', cast.rosa.id)
    const taken = await takeNext(kim, [cast.rosa])

    const { status, body } = await answerWithPhoto(kim, taken, { photo, body: 'My garden' })

    const sent = (await messages()).at(-1)
    assert.deepEqual([status, body], [201, { seq: 2 }])
    assert.deepEqual(taken.chat.profile.photos, [photo])
    assert.containSubset(sent, { kind: 'photo', body: 'My garden', by_team: true, mine: false })
    assert.containSubset(sent.photo, { width: 900, height: 600, covered: true })
    assert.equal((await cast.ann.browser.get(sent.photo.filename)).status, 200)
    assert.equal((await cast.ann.browser.get(sent.photo.filename.split('?')[0])).status, 200)
    assert.equal((await cast.ben.browser.get(sent.photo.filename.split('?')[0])).status, 404)
    const { width, height } = await sharp(inFolder(sent.photo.match)).metadata()
    assert.deepEqual([width, height], [720, 480])
    await cast.ann.browser.put(`/api/chats/${conversation}/opened-photos`)
    assert.isFalse((await messages()).at(-1).photo.covered)
    assert.equal(await countRows(cast.rosa, 'app.ledger_transactions where tenant_id = $1', cast.rosa.id), before)
    assert.deepEqual(await brokenRules(cast.rosa), [])
    assert.equal(await countRows(cast.rosa, 'app.desk_answers where tenant_id = $1', cast.rosa.id), 1)
    const atDesk = await writeIn(conversation, cast.ann, 'How green').then(() => takeNext(kim, [cast.rosa]))
    assert.equal((await kim.get(deskPath(atDesk, '/photos/2'))).headers['content-type'], 'image/webp')
  })

  test('need no words, and words alone need no photo; nothing at all is refused', async ({ assert }) => {
    const taken = await takeNext(kim, [cast.rosa])

    const nothing = await kim.post(
      deskPath(taken, '/answers'),
      { lease: taken.lease.number, seen: 1 },
      { 'idempotency-key': 'nothing' }
    )
    const denial = await answerWithPhoto(kim, taken, { photo, body: 'I am a real woman, I live in Leeds' })
    const { status } = await answerWithPhoto(kim, taken, { photo })

    assert.deepEqual([nothing.status, nothing.body.errors[0].field], [422, 'body'])
    assert.equal(denial.body.errors[0].code, 'denies_fictional')
    assert.equal(status, 201)
    assert.containSubset((await messages()).at(-1), { kind: 'photo', body: '' })
    assert.equal(await copies(), 1)
  })

  test('carry the mark in words while the member’s question is fresh', async ({ assert }) => {
    await writeIn(conversation, cast.ann, 'Are you real?')
    const taken = await takeNext(kim, [cast.rosa])

    const first = await answerWithPhoto(kim, taken, { photo }, 'key')
    const again = await answerWithPhoto(kim, taken, { photo }, 'key')

    assert.deepEqual([first.status, again.status, again.body.seq], [201, 201, first.body.seq])
    assert.equal((await messages()).at(-1).body, '(fictional profile, written by our team)')
  })

  test('are sent once when the same answer arrives twice, even at the same moment', async ({ assert }) => {
    const other = await newProfilePhoto(cast.rosa, cast.fay, '#822')
    const taken = await takeNext(kim, [cast.rosa])

    const both = await Promise.all([
      answerWithPhoto(kim, taken, { photo, body: 'Hello' }, 'key'),
      answerWithPhoto(kim, taken, { photo, body: 'Hello' }, 'key'),
    ])
    const again = await answerWithPhoto(kim, taken, { photo, body: 'Hello' }, 'key')
    const refused = [
      await answerWithPhoto(kim, taken, { photo: other, body: 'Hello' }, 'key'),
      await answerWithPhoto(kim, taken, { photo, body: 'Goodbye' }, 'key'),
      await answer(kim, taken, 'Hello', 'key'),
    ]

    assert.deepEqual(
      [...both, again].map(({ status, body }) => [status, body.seq]),
      [
        [201, 2],
        [201, 2],
        [201, 2],
      ]
    )
    for (const { body } of refused) assert.equal(body.errors[0].code, 'idempotency_key_reused')
    assert.equal(await copies(), 1)
  })

  test('are refused to who lost the conversation or hasn’t read what came meanwhile, and leave no copy', async ({
    assert,
  }) => {
    const lou = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    const lost = await takeNext(kim, [cast.rosa])
    await letDeskTimePass(cast.rosa, 3)
    const taken = await takeNext(lou, [cast.rosa])
    await writeIn(conversation, cast.ann, 'Are you there?')

    const refused = [await answerWithPhoto(kim, lost, { photo }), await answerWithPhoto(lou, taken, { photo })]

    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.errors[0].code]),
      [
        [409, 'desk_chat_lost'],
        [409, 'desk_chat_moved_on'],
      ]
    )
    assert.equal(await copies(), 0)
    assert.lengthOf(await messages(), 2)
  })

  test('are the profile’s own and approved, and shown small to the desk alone', async ({ assert }) => {
    const gwen = await newFictionalProfile(cast.rosa, { name: 'Gwen', gender: 'female' })
    const hers = await newProfilePhoto(cast.rosa, gwen, '#882')
    const waiting = await newProfilePhoto(cast.rosa, cast.fay, '#228')
    await asOwner(
      (owner) => owner.query(`update app.photos set status = 'pending' where id = $1`, [waiting]),
      cast.rosa
    )
    const taken = await takeNext(kim, [cast.rosa])
    const show = (id: string, as = kim) =>
      as.get(`/api/tenants/${cast.rosa.id}/desk_profiles/${cast.fay.id}/photos/${id}`)

    for (const id of [hers, waiting, '4711']) {
      const { status, body } = await answerWithPhoto(kim, taken, { photo: id })
      assert.deepEqual([status, body.errors[0].code], [404, 'photo_not_there'])
      assert.equal((await show(id)).status, 404)
    }
    const shown = await show(photo)
    assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/webp'])
    assert.equal((await show(photo, await newStaff([{ brand: cast.rosa, role: 'finance' }]))).status, 403)
  })

  test('go with the member who had them, files too', async ({ assert }) => {
    await answerWithPhoto(kim, await takeNext(kim, [cast.rosa]), { photo })
    const { filename } = (await messages()).at(-1).photo
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)

    await eraseWhoseTimeHasCome(cast.rosa)

    assert.equal(await copies(), 0)
    assert.isFalse(existsSync(inFolder(filename)))
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('the database refuses a copy by anyone else, of another’s photo, and a photo of a member that nobody paid for', async ({
    assert,
  }) => {
    const plantCopy = (profile: string, own: string | null) =>
      asOwner(
        (owner) =>
          owner.query(
            `insert into app.chat_photos (tenant_id, profile_id, profile_photo_id, filename, thumb_filename, match_filename,
               blurred_filename, placeholder, perceptual_hash, width, height)
             values ($1, $2, $3, 'l', 't', 'm', 'b', 'A', 1, 9, 6)`,
            [cast.rosa.id, profile, own]
          ),
        cast.rosa
      )
    const plantMessage = (sender: string, kind: string) =>
      asOwner(
        (owner) =>
          owner.query(
            `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, kind)
             values ($1, $2, 99, $3, 'planted', '', $4)`,
            [cast.rosa.id, conversation, sender, kind]
          ),
        cast.rosa
      )

    await assert.rejects(() => plantCopy(cast.ann.profile.id, photo), /approved photos of its own/)
    await assert.rejects(() => plantCopy(cast.fay.id, null), /approved photos of its own/)
    await assert.rejects(() => plantMessage(cast.ann.profile.id, 'photo'), /paid for by who sends it/)
    await assert.rejects(() => plantMessage(cast.fay.id, 'gift'), /paid for by who sends it/)
    await plantMessage(cast.fay.id, 'photo')
  })
})
