import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import ChatPhoto from '@manyhearts/api/app/chat/photos/chat_photo'
import { removePhotosJob } from '@manyhearts/api/app/members/photos/storage/remove_photos_job'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { brokenRules } from '../credits/shop.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../identity/deletion/leaving.ts'
import { film, picture } from '../members/pictures.ts'
import { newChatPhoto, sendPhoto, uploadToSend } from './chat_photos.ts'
import { countRows, giveCredits, write, writeIn } from './conversing.ts'

const inFolder = (path: string) => join(process.env.DATA_DIR!, path.split('?')[0]!)
const unsigned = (path: string) => path.split('?')[0]!

test.group('Uploading a photo to send', (group) => {
  let cast: Cast
  group.each.setup(async () => void (cast = await newCast()))

  test('keeps all of it in every size, without what the camera noted', async ({ assert }) => {
    const { status, body } = await uploadToSend(cast.ann)

    const { photo } = body
    const sizes = await Promise.all(
      [photo.filename, photo.match, photo.thumb_filename, photo.blurred].map(async (path: string) => {
        const { width, height, exif } = await sharp(inFolder(path)).metadata()
        return [width, height, exif]
      })
    )
    assert.equal(status, 201)
    assert.containSubset(photo, { width: 900, height: 600 })
    assert.deepEqual(sizes, [
      [900, 600, undefined],
      [720, 480, undefined],
      [360, 240, undefined],
      [24, 16, undefined],
    ])
    assert.isString(photo.placeholder)
    assert.deepInclude(body, { credits: 15, price: { least_minor: 150, most_minor: 150, currency: 'GBP' } })
  })

  test('is open to who uploaded it, and to nobody else but by its signed address', async ({ assert }) => {
    const { body } = await uploadToSend(cast.ann)
    const { filename } = body.photo

    const own = await cast.ann.browser.get(unsigned(filename))
    const others = await cast.ben.browser.get(unsigned(filename))
    const visitor = await new Visitor(cast.rosa.host).get(unsigned(filename))
    const elsewhere = await new Visitor(cast.vlam.host).get(filename)

    assert.deepEqual(
      [own, others, visitor, elsewhere].map(({ status }) => status),
      [200, 404, 404, 404]
    )
    assert.equal(own.headers['cache-control'], 'private, max-age=86400, immutable')
  })

  test('is refused when it is no photo, too small, or moves, and to visitors', async ({ assert }) => {
    const answers = [
      await uploadToSend(cast.ann, 'no picture'),
      await uploadToSend(cast.ann, await film()),
      await uploadToSend(cast.ann, await picture({ width: 100, height: 100 })),
      await new Visitor(cast.rosa.host).post('/api/chat-photos', await picture(), { 'content-type': 'image/jpeg' }),
    ]

    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.errors[0].code]),
      [
        [415, 'photo_kind'],
        [415, 'photo_animated'],
        [422, 'photo_too_small'],
        [403, 'authentication_required'],
      ]
    )
    assert.equal(await countRows(cast.rosa, 'app.chat_photos where tenant_id = $1', cast.rosa.id), 0)
  })

  test('can be taken back while it is not sent, its files too', async ({ assert }) => {
    await giveCredits(cast.ann, 100)
    const { id } = await newChatPhoto(cast.ann)
    const sent = await newChatPhoto(cast.ann)
    await sendPhoto(cast.ann, cast.ben.profile, sent.id)

    const statuses = [
      (await cast.ben.browser.delete(`/api/chat-photos/${id}`)).status,
      (await cast.ann.browser.delete(`/api/chat-photos/${id}`)).status,
      (await cast.ann.browser.delete(`/api/chat-photos/${id}`)).status,
      (await cast.ann.browser.delete(`/api/chat-photos/${sent.id}`)).status,
    ]

    assert.deepEqual(statuses, [404, 204, 404, 404])
  })

  test('ends after a day unless it was sent', async ({ assert }) => {
    await giveCredits(cast.ann, 100)
    const [unsent, sent] = [(await uploadToSend(cast.ann)).body.photo, (await uploadToSend(cast.ann)).body.photo]
    await sendPhoto(cast.ann, cast.ben.profile, sent.id)

    for (const id of [unsent.id, sent.id])
      await asTenant(cast.rosa, async () => {
        const { filename, thumbFilename, matchFilename, blurredFilename } = await ChatPhoto.findOrFail(id)
        await removePhotosJob({ large: filename, thumb: thumbFilename, match: matchFilename, blurred: blurredFilename })
      })

    assert.deepEqual(
      [unsent, sent].map(({ filename }) => existsSync(inFolder(filename))),
      [false, true]
    )
    assert.equal((await sendPhoto(cast.ann, cast.ben.profile, unsent.id)).body.errors[0].code, 'photo_not_there')
  })
})

test.group('Sending a photo', (group) => {
  let cast: Cast
  let photo: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photo_credits: 15, message_length: 60 } })
    await giveCredits(cast.ann, 100)
    photo = (await newChatPhoto(cast.ann)).id
  })

  const charges = (kind = 'photo') =>
    countRows(cast.rosa, 'app.ledger_transactions where kind = $1 and member_id = $2', kind, cast.ann.member.id)
  const sent = () => countRows(cast.rosa, 'app.messages where sender_profile_id = $1', cast.ann.profile.id)
  const read = async (conversation: string, who = cast.ben) =>
    (await who.browser.get(`/api/chats/${conversation}/messages`)).body

  test('is a message of the conversation, at a price of its own', async ({ assert }) => {
    const { status, body } = await sendPhoto(cast.ann, cast.ben.profile, photo, { body: ' On the beach ', credits: 15 })

    assert.equal(status, 201)
    assert.containSubset(body.message, { kind: 'photo', mine: true, body: 'On the beach', gift: null })
    assert.containSubset(body.message.photo, { width: 900, height: 600, covered: false })
    const [own] = (await read(body.conversation.id, cast.ann)).messages
    for (const file of ['filename', 'match', 'thumb_filename', 'blurred'])
      assert.equal(body.message.photo[file].split('?')[0], own.photo[file].split('?')[0])
    assert.equal(body.credits, 85)
    assert.equal(body.composer.cost_credits, 10)
    const page = await read(body.conversation.id)
    const { body: list } = await cast.ben.browser.get('/api/chats.php')
    const { body: statement } = await cast.ann.browser.get('/api/transactions')
    assert.containSubset(page.messages[0], { kind: 'photo', mine: false, body: 'On the beach' })
    assert.containSubset(list.chats[0].conversation.last_message, { kind: 'photo', body: 'On the beach' })
    assert.equal(list.total_unread_messages, 1)
    assert.containSubset(statement.entries[0], { kind: 'photo', credits: -15 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('needs no words; words alone are a message', async ({ assert }) => {
    const { body } = await sendPhoto(cast.ann, cast.ben.profile, photo)
    const nothing = await cast.ann.browser.post(
      `/api/members/${cast.ben.profile.id}/messages`,
      {},
      { 'idempotency-key': 'nothing' }
    )

    assert.equal(body.message.body, '')
    assert.deepEqual([nothing.status, nothing.body.errors[0].field], [422, 'body'])
  })

  test('is covered for who receives it, until they uncover the first one of this person', async ({ assert }) => {
    const { body } = await sendPhoto(cast.ann, cast.ben.profile, photo)
    const { id } = body.conversation
    const before = await read(id)
    const opened = await cast.ben.browser.put(`/api/chats/${id}/opened-photos`)
    await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)
    const after = await read(id)
    const hers = await read(id, cast.ann)
    await giveCredits(cast.ben, 100)
    await sendPhoto(cast.ben, cast.ann.profile, (await newChatPhoto(cast.ben)).id)

    const covered = ({ messages }: any) => messages.map(({ photo: one }: any) => one.covered)
    assert.equal(opened.status, 204)
    assert.deepEqual([covered(before), covered(after), covered(hers)], [[true], [false, false], [false, false]])
    assert.deepEqual(covered(await read(id, cast.ann)), [false, false, true])
    assert.equal((await cast.dora.browser.put(`/api/chats/${id}/opened-photos`)).status, 404)
  })

  test('opens its files to both, and to nobody else', async ({ assert }) => {
    const { body } = await uploadToSend(cast.ann)
    const { conversation } = (await sendPhoto(cast.ann, cast.ben.profile, body.photo.id)).body
    const carl = await newPerson(cast.rosa, { name: 'Carl', gender: 'male', looking_for: 'female' })
    const path = unsigned(body.photo.match)
    const statusFor = async ({ browser }: { browser: Visitor }) => (await browser.get(path)).status

    const [page] = (await read(conversation.id)).messages
    const before = [await statusFor(cast.ann), await statusFor(cast.ben), await statusFor(carl)]
    await cast.ben.browser.post(`/api/blocks/${cast.ann.profile.id}`)
    const blocked = await statusFor(cast.ben)

    assert.equal((await new Visitor(cast.rosa.host).get(page.photo.blurred)).status, 200)
    assert.deepEqual(before, [200, 200, 404])
    assert.equal(blocked, 404)
  })

  test('opens nothing of a conversation that was deleted', async ({ assert }) => {
    const { body } = await uploadToSend(cast.ann)
    const { conversation } = (await sendPhoto(cast.ann, cast.ben.profile, body.photo.id)).body
    await cast.ben.browser.delete('/api/chat.php', { conversation: conversation.id })

    assert.equal((await cast.ben.browser.get(unsigned(body.photo.match))).status, 404)
    assert.equal((await cast.ann.browser.get(unsigned(body.photo.match))).status, 200)
  })

  test('the same key twenty times at once is one photo and one charge', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendPhoto(cast.ann, cast.ben.profile, photo, {}, 'one-photo'))
    )

    assert.deepEqual([...new Set(answers.map(({ status, text }) => `${status} ${text}`))], [`201 ${answers[0]!.text}`])
    assert.deepEqual([await sent(), await charges()], [1, 1])
  })

  test('one photo sent twenty times at once goes once', async ({ assert }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendPhoto(cast.ann, cast.ben.profile, photo)))

    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    assert.deepEqual([await sent(), await charges()], [1, 1])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a used key is refused for another photo, other words, or a message', async ({ assert }) => {
    const other = await newChatPhoto(cast.ann)
    await sendPhoto(cast.ann, cast.ben.profile, photo, { body: 'Hello' }, 'key')

    const again = [
      await sendPhoto(cast.ann, cast.ben.profile, other.id, { body: 'Hello' }, 'key'),
      await sendPhoto(cast.ann, cast.ben.profile, photo, {}, 'key'),
      await write(cast.ann, cast.ben.profile, 'Hello', 'key'),
    ]

    assert.deepEqual(
      again.map(({ status, body }) => [status, body.errors[0].code]),
      again.map(() => [409, 'idempotency_key_reused'])
    )
  })

  test('another’s photo, one that was sent, and another price than the one shown are refused', async ({ assert }) => {
    const refused = [
      await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ben)).id),
      await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.dora)).id),
      await sendPhoto(cast.ann, cast.ben.profile, '4711'),
      await sendPhoto(cast.ann, cast.ben.profile, 'x'),
    ]
    const dearer = await sendPhoto(cast.ann, cast.ben.profile, photo, { credits: 14 })
    await sendPhoto(cast.ann, cast.ben.profile, photo)
    refused.push(await sendPhoto(cast.ann, cast.ben.profile, photo))

    assert.deepEqual(
      [...new Set(refused.map(({ status, body }) => `${status} ${body.errors[0].code}`))],
      ['404 photo_not_there']
    )
    assert.containSubset(dearer.body.errors[0], { code: 'price_changed', meta: { credits: 15 } })
    assert.equal(dearer.body.errors[0].message.includes('photo'), true)
    assert.equal(await charges(), 1)
  })

  test('without enough credits nothing is sent, and the photo stays', async ({ assert }) => {
    const poor = await newPerson(cast.rosa, { name: 'Pia', gender: 'female', looking_for: 'male' })
    await giveCredits(poor, 14)
    const hers = await newChatPhoto(poor)

    const { status, body } = await sendPhoto(poor, cast.ben.profile, hers.id)

    assert.equal(status, 402)
    assert.containSubset(body.errors[0], { code: 'not_enough_credits', meta: { required: 15, credits: 14 } })
    assert.isFalse((await asTenant(cast.rosa, () => ChatPhoto.findOrFail(hers.id))).isSent)
  })

  test('is never a free reply', async ({ assert }) => {
    const { body } = await write(cast.ann, cast.ben.profile)
    const his = await newChatPhoto(cast.ben)

    const short = await sendPhoto(cast.ben, cast.ann.profile, his.id)
    await giveCredits(cast.ben, 15)
    const paid = await sendPhoto(cast.ben, cast.ann.profile, his.id)
    const reply = await writeIn(body.conversation.id, cast.ben, 'And a word')

    assert.equal(short.status, 402)
    assert.deepEqual([paid.status, paid.body.credits, paid.body.composer.free_replies_left], [201, 0, 3])
    assert.equal(reply.body.composer.free_replies_left, 2)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('goes to a fictional profile only from who has read what it is', async ({ assert }) => {
    const unread = await sendPhoto(cast.ann, cast.fay, photo)
    const { version } = unread.body.errors[0].meta
    await cast.ann.browser.post('/api/fictional-consents', { profile_id: cast.fay.id, version })

    const read = await sendPhoto(cast.ann, cast.fay, photo)

    assert.deepEqual([unread.status, unread.body.errors[0].code], [403, 'fictional_consent_required'])
    assert.equal(read.status, 201)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('can be reported: its file is kept as evidence, and its reporter sees it no more', async ({ assert }) => {
    const { body } = await sendPhoto(cast.ann, cast.ben.profile, photo)
    const report = { subject_kind: 'message', subject_id: body.message.id, reason: 'nudity', words: '' }

    const { status } = await cast.ben.browser.post('/api/complaints', report)

    const [message] = (await read(body.conversation.id)).messages
    const held = await countRows(cast.rosa, 'app.complaint_photos where photo_id = $1', photo)
    assert.equal(status, 201)
    assert.containSubset(message, { kind: 'photo', photo: null, reported: true })
    assert.equal(held, 1)
  })

  test('goes with who sent it, its files too, unless a complaint needs them', async ({ assert }) => {
    const [first, second] = [(await uploadToSend(cast.ann)).body.photo, (await uploadToSend(cast.ann)).body.photo]
    const { body } = await sendPhoto(cast.ann, cast.ben.profile, first.id)
    const carl = await newPerson(cast.rosa, { name: 'Carl', gender: 'male', looking_for: 'female' })
    const reported = await sendPhoto(cast.ann, carl.profile, second.id)
    await carl.browser.post('/api/complaints', {
      subject_kind: 'message',
      subject_id: reported.body.message.id,
      reason: 'nudity',
      words: '',
    })
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)

    await eraseWhoseTimeHasCome(cast.rosa)

    const [message] = (await read(body.conversation.id)).messages
    assert.containSubset(message, { removed: true, photo: null })
    assert.deepEqual(
      [first, second].map(({ filename }) => existsSync(inFolder(filename))),
      [false, true]
    )
    assert.equal(await countRows(cast.rosa, 'app.chat_photos where profile_id = $1', cast.ann.profile.id), 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('the database refuses one that was not paid for, or paid for as something else', async ({ assert }) => {
    const { conversation } = (await write(cast.ann, cast.ben.profile)).body
    const plant = (charge: string) =>
      asOwner(
        (owner) =>
          owner.query(
            `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, kind, ledger_transaction_id)
             select tenant_id, conversation_id, 99, sender_profile_id, 'planted', '', 'photo', ${charge}
             from app.messages where conversation_id = $1`,
            [conversation.id]
          ),
        cast.rosa
      )

    await assert.rejects(() => plant('null'), /paid for by who sends it/)
    await assert.rejects(() => plant('ledger_transaction_id'), /messages_name_their_charge|duplicate key/)
  })
})
