import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { countRows, giveCredits, newSuitor, write, writeIn } from '../chat/conversing.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../identity/deletion/leaving.ts'
import { endGift, give, newGift } from './giving.ts'
import { acknowledgeFictional, brokenRules, newPackage, pay } from './shop.ts'

test.group('The catalogue of gifts', () => {
  test('has names in the visitor’s language, pictures, and prices in credits and money', async ({ assert }) => {
    const { rosa, vlam, ann, ben, dora } = await newCast({ rosa: { gift_credits: 25 } })
    await newGift(vlam)
    await newGift(rosa, { key: 'ring', picture: 'ring', credits: 100, position: 1 })
    await newGift(rosa, { key: 'rose', credits: null, position: 0 })
    await newGift(rosa, { key: 'tea', picture: 'coffee', credits: 20, names: { en: 'Tea', nl: 'Thee' }, position: 2 })
    await endGift(rosa, await newGift(rosa, { key: 'old' }))
    await pay(ben, await newPackage(rosa, { credits: 100, price_minor: 500 }))

    const { status, body } = await ann.browser.get('/api/gifts')
    await dora.browser.put('/api/user.php', { language: 'nl' })
    const dutch = await dora.browser.get('/api/gifts')
    const held = await ben.browser.get('/api/gifts')

    assert.equal(status, 200)
    assert.deepEqual(
      body.gifts.map(({ key, name, credits, price }: any) => [key, name, credits, price.least_minor]),
      [
        ['rose', 'Rose', 25, 250],
        ['ring', 'Ring', 100, 999],
        ['tea', 'Tea', 20, 200],
      ]
    )
    assert.deepEqual(
      dutch.body.gifts.map(({ name }: any) => name),
      ['Roos']
    )
    assert.deepEqual(held.body.gifts[1].price, { least_minor: 500, most_minor: 500, currency: 'GBP' })
    assert.match(body.gifts[0].picture, /^\/gifts\/rose\.svg\?v=[0-9a-f]{8}$/)
  })

  test('draws each picture in the brand’s colours, to be kept for good', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    await newGift(rosa, { picture: 'teddy' })
    const { body } = await ann.browser.get('/api/gifts')
    const visitor = new Visitor(rosa.host)

    const picture = await visitor.get(body.gifts[0].picture)
    const unversioned = await visitor.get('/gifts/teddy.svg')

    assert.equal(picture.status, 200)
    assert.equal(picture.headers['content-type'], 'image/svg+xml')
    assert.include(picture.headers['cache-control'], 'immutable')
    assert.notInclude(unversioned.headers['cache-control'], 'immutable')
    assert.match(picture.text, /^<svg /)
    assert.notInclude(picture.text, 'var(')
    assert.equal((await visitor.get('/gifts/nothing.svg')).status, 404)
    assert.equal((await visitor.get('/gifts/..%2fpackage.json')).status, 404)
  })

  test('is on no page of a brand without any', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    const givesOn = async () => {
      const pages = await Promise.all(
        [`/members/${ben.profile.id}`, `/members/${ben.profile.id}/chat`].map((path) =>
          ann.browser.get(path, { accept: 'text/html', 'x-requested-with': '' })
        )
      )
      const { body } = await ann.browser.get('/api/settings.php')
      return [body.has_gifts, ...pages.map(({ text }) => text.includes('aria-label="Send a gift"'))]
    }
    assert.deepEqual(await givesOn(), [false, false, false])

    const rose = await newGift(rosa)
    assert.deepEqual(await givesOn(), [true, true, true])

    await endGift(rosa, rose)
    assert.deepEqual(await givesOn(), [false, false, false])
  })

  test('is for members', async ({ assert }) => {
    const { rosa } = await newCast()

    const { status, body } = await new Visitor(rosa.host).get('/api/gifts')

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})

test.group('Giving a gift', (group) => {
  let cast: Cast
  let rose: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_length: 60 } })
    rose = await newGift(cast.rosa)
    await giveCredits(cast.ann, 100)
  })

  const charges = (kind = 'gift') =>
    countRows(cast.rosa, 'app.ledger_transactions where kind = $1 and member_id = $2', kind, cast.ann.member.id)
  const sent = () => countRows(cast.rosa, 'app.messages where sender_profile_id = $1', cast.ann.profile.id)

  test('it is a message of the conversation, charged at its price', async ({ assert }) => {
    const { status, body } = await give(cast.ann, cast.ben.profile, rose, { body: ' For you ', credits: 20 }, 'first')

    assert.equal(status, 201)
    const shown = { id: rose, name: 'Rose', credits: 20 }
    assert.containSubset(body.message, { kind: 'gift', mine: true, body: 'For you', client_id: 'first', gift: shown })
    assert.equal(body.credits, 80)
    assert.equal(body.composer.cost_credits, 10)
    const { body: page } = await cast.ben.browser.get(`/api/chats/${body.conversation.id}/messages`)
    const { body: list } = await cast.ben.browser.get('/api/chats.php')
    const { body: statement } = await cast.ann.browser.get('/api/transactions')
    assert.containSubset(page.messages[0], { kind: 'gift', mine: false, body: 'For you', gift: shown })
    assert.containSubset(list.chats[0].conversation.last_message, { kind: 'gift', gift: { name: 'Rose' } })
    assert.equal(list.total_unread_messages, 1)
    assert.containSubset(statement.entries[0], { kind: 'gift', credits: -20, gift: { name: 'Rose' } })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('it needs no words, and stays what it was when the brand changes it', async ({ assert }) => {
    const { body } = await give(cast.ann, cast.ben.profile, rose)
    await endGift(cast.rosa, rose)

    const { body: page } = await cast.ben.browser.get(`/api/chats/${body.conversation.id}/messages`)

    assert.containSubset(page.messages[0], { kind: 'gift', body: '', gift: { name: 'Rose', credits: 20 } })
  })

  test('the same key fifty times at once is one gift and one charge', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => give(cast.ann, cast.ben.profile, rose, {}, 'once'))
    )

    assert.deepEqual(
      [...new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))],
      [`201 ${JSON.stringify(answers[0]!.body)}`]
    )
    assert.equal(answers[0]!.body.credits, 80)
    assert.deepEqual([await sent(), await charges()], [1, 1])
  })

  test('a used key is refused for another gift, other words, or a message', async ({ assert }) => {
    const ring = await newGift(cast.rosa, { picture: 'ring' })
    await give(cast.ann, cast.ben.profile, rose, { body: 'Hello' }, 'key')
    await write(cast.ann, cast.ben.profile, 'Hello', 'words')

    const again = [
      await give(cast.ann, cast.ben.profile, ring, { body: 'Hello' }, 'key'),
      await give(cast.ann, cast.ben.profile, rose, {}, 'key'),
      await write(cast.ann, cast.ben.profile, 'Hello', 'key'),
      await give(cast.ann, cast.ben.profile, rose, { body: 'Hello' }, 'words'),
    ]

    assert.deepEqual(
      again.map(({ status, body }) => [status, body.errors[0].code]),
      again.map(() => [409, 'idempotency_key_reused'])
    )
    assert.deepEqual([await charges(), await charges('message')], [1, 1])
  })

  test('credits for three give exactly three of twenty sent at once', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 60)

    const answers = await Promise.all(Array.from({ length: 20 }, () => give(suitor, women[0]!.profile, rose)))

    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      3
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 402),
      17
    )
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('without enough credits nothing is given', async ({ assert }) => {
    const ring = await newGift(cast.rosa, { credits: 101 })

    const { status, body } = await give(cast.ann, cast.ben.profile, ring)

    assert.equal(status, 402)
    assert.containSubset(body.errors[0], { code: 'not_enough_credits', meta: { required: 101, credits: 100 } })
    assert.equal(
      await countRows(cast.rosa, 'app.conversations where started_by_profile_id = $1', cast.ann.profile.id),
      0
    )
  })

  test('another price than the one that was shown is refused, and so is what is offered no more', async ({
    assert,
  }) => {
    const old = await newGift(cast.rosa, { key: 'cake', credits: 5 })
    await endGift(cast.rosa, old)
    await newGift(cast.rosa, { key: 'cake', credits: 15 })
    const gone = await newGift(cast.rosa)
    await endGift(cast.rosa, gone)

    const dearer = await give(cast.ann, cast.ben.profile, rose, { credits: 19 })
    const renewed = await give(cast.ann, cast.ben.profile, old)
    const refused = [
      await give(cast.ann, cast.ben.profile, gone),
      await give(cast.ann, cast.ben.profile, '4711'),
      await give(cast.ann, cast.ben.profile, await newGift(cast.vlam)),
    ]

    assert.containSubset(dearer.body.errors[0], { code: 'price_changed', meta: { credits: 20 } })
    assert.containSubset(renewed.body.errors[0], { code: 'price_changed', meta: { credits: 15 } })
    assert.deepEqual([dearer.status, renewed.status], [409, 409])
    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.errors[0].code]),
      refused.map(() => [404, 'gift_not_offered'])
    )
    assert.equal(await charges(), 0)
  })

  test('a gift the brand has no price for costs its gift_credits', async ({ assert }) => {
    const cast = await newCast({ rosa: { gift_credits: 33 } })
    await giveCredits(cast.ann, 100)

    const { body } = await give(cast.ann, cast.ben.profile, await newGift(cast.rosa, { credits: null }))

    assert.equal(body.credits, 67)
    assert.equal(body.message.gift.credits, 33)
  })

  test('a free reply is never a gift: who may answer free pays for it, and keeps the replies', async ({ assert }) => {
    const { body } = await write(cast.ann, cast.ben.profile)
    const short = await give(cast.ben, cast.ann.profile, rose)
    await giveCredits(cast.ben, 20)

    const given = await give(cast.ben, cast.ann.profile, rose)
    const reply = await writeIn(body.conversation.id, cast.ben, 'And a word')

    assert.equal(short.status, 402)
    assert.deepEqual([given.status, given.body.credits, given.body.composer.free_replies_left], [201, 0, 3])
    assert.equal(reply.body.composer.free_replies_left, 2)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('it starts a conversation, of which a free member starts two', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 3)

    const given = [
      await give(suitor, women[0]!.profile, rose),
      await give(suitor, women[1]!.profile, rose),
      await give(suitor, women[2]!.profile, rose),
    ]

    assert.deepEqual(
      given.map(({ status }) => status),
      [201, 201, 403]
    )
    assert.equal(given[2]!.body.errors[0].code, 'conversation_limit')
  })

  test('a fictional profile gets one only from who has read what it is', async ({ assert }) => {
    const unread = await give(cast.ann, cast.fay, rose)
    const { body: statement } = await cast.ann.browser.get('/api/transactions')
    const { version } = unread.body.errors[0].meta
    await cast.ann.browser.post('/api/fictional-consents', { profile_id: cast.fay.id, version })

    const { status, body } = await give(cast.ann, cast.fay, rose)
    const { body: list } = await cast.ann.browser.get('/api/chats.php')

    assert.equal(unread.status, 403)
    assert.equal(unread.body.errors[0].code, 'fictional_consent_required')
    assert.lengthOf(statement.entries, 1)
    assert.deepEqual([status, body.credits], [201, 80])
    assert.isTrue(list.chats[0].profile.fictional_icon)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a pause of spending holds, and so does a limit that only the gift goes beyond', async ({ assert }) => {
    const buyer = await newPerson(cast.rosa, { name: 'Bea', gender: 'female', looking_for: 'male' })
    await pay(buyer, await newPackage(cast.rosa, { credits: 100, price_minor: 1000 }))
    const limit = await buyer.browser.put('/api/spending-guard', { day_minor: 150 })
    const beyond = await give(buyer, cast.ben.profile, rose)
    const within = await give(buyer, cast.ben.profile, await newGift(cast.rosa, { credits: 5 }))

    assert.equal(limit.status, 200)
    assert.equal(beyond.body.errors[0].code, 'spending_limit_reached')
    assert.equal(within.status, 201)
  })

  test('it is refused to unknown, foreign and blocked profiles, before activation and to oneself', async ({
    assert,
  }) => {
    const refused = []
    for (const { id } of [cast.ann.profile, cast.dora.profile, { id: '4711' }, { id: 'x' }])
      refused.push(await give(cast.ann, { id }, rose))
    await cast.ben.browser.post(`/api/blocks/${cast.ann.profile.id}`, {})
    const blocked = await give(cast.ann, cast.ben.profile, rose)

    assert.deepEqual([...new Set(refused.map(({ status, text }) => `${status} ${text}`))], [`404 ${refused[0]!.text}`])
    assert.equal(`${blocked.status} ${blocked.text}`, `404 ${refused[0]!.text}`)
    assert.equal(await charges(), 0)
  })

  test('without a key, with too many words or unknown fields it is refused', async ({ assert }) => {
    const post = (body: object, key?: string) =>
      cast.ann.browser.post(`/api/members/${cast.ben.profile.id}/gifts`, body, key ? { 'idempotency-key': key } : {})

    const [keyless, nothing, long, odd] = [
      await post({ gift: rose }),
      await post({}, randomUUID()),
      await post({ gift: rose, body: 'x'.repeat(61) }, randomUUID()),
      await post({ gift: rose, price: 1 }, randomUUID()),
    ]

    assert.deepEqual([keyless.status, keyless.body.errors[0].code], [400, 'idempotency_key_missing'])
    assert.deepEqual([nothing.status, nothing.body.errors[0].field], [422, 'gift'])
    assert.containSubset(long.body.errors[0], { code: 'message_too_long', meta: { max: 60 } })
    assert.deepEqual([odd.status, odd.body.errors[0].field], [422, 'price'])
    assert.equal(await charges(), 0)
  })

  test('its words are erased with who gave it, and the books stay right', async ({ assert }) => {
    const { body } = await give(cast.ann, cast.ben.profile, rose, { body: 'For you' })
    await give(cast.ann, cast.ben.profile, rose)
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)

    await eraseWhoseTimeHasCome(cast.rosa)

    const { body: page } = await cast.ben.browser.get(`/api/chats/${body.conversation.id}/messages`)
    const kept = `app.messages where sender_profile_id = $1 and (body is not null or request_hash <> '')`
    assert.equal(await countRows(cast.rosa, kept, cast.ann.profile.id), 0)
    assert.deepEqual(
      page.messages.map(({ removed, gift }: any) => [removed, gift]),
      [
        [true, null],
        [true, null],
      ]
    )
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('it can be reported, and then its reporter sees it no more', async ({ assert }) => {
    const { body } = await give(cast.ann, cast.ben.profile, rose)
    const report = { subject_kind: 'message', subject_id: body.message.id, reason: 'spam', words: '' }

    const { status } = await cast.ben.browser.post('/api/complaints', report)

    const { body: page } = await cast.ben.browser.get(`/api/chats/${body.conversation.id}/messages`)
    const snapshots = await asOwner(
      (owner) => owner.query('select snapshot from app.complaint_evidence where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    assert.equal(status, 201)
    assert.containSubset(page.messages[0], { kind: 'gift', gift: null, reported: true })
    assert.equal(snapshots.rows[0].snapshot.messages[0].kind, 'gift')
    assert.isString(snapshots.rows[0].snapshot.messages[0].gift)
  })
})

test.group('What the database refuses of gifts', (group) => {
  let cast: Cast
  let rose: string
  let conversation: string
  group.setup(async () => {
    cast = await newCast()
    rose = await newGift(cast.rosa)
    await giveCredits(cast.ann, 1000)
    await acknowledgeFictional(cast.ann, cast.fay)
    conversation = (await write(cast.ann, cast.ben.profile)).body.conversation.id
  })

  /** A gift with a charge of this kind for this profile, as the owner writes it, past all code. */
  const plant = (
    charge: { kind?: string; for?: { id: string; kind: string }; in?: string; of?: string } | null,
    more = {}
  ) => {
    const towards = charge?.for ?? cast.ben.profile
    const row = { kind: `'gift'`, gift_id: rose, gift_credits: '20', ...more } as Record<string, string>
    const columns = Object.keys(row)
    return asOwner(async (owner) => {
      await owner.query('begin')
      try {
        if (charge)
          await owner.query(
            `insert into app.ledger_transactions (tenant_id, id, kind, idempotency_key, member_id, counterpart_profile_id, counterpart_kind)
             values ($1, 7, $2, 'planted', $3, $4, $5)`,
            [cast.rosa.id, charge.kind ?? 'gift', charge.of ?? cast.ann.member.id, towards.id, towards.kind]
          )
        await owner.query(
          `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, ledger_transaction_id, ${columns.join(', ')})
           values ($1, $2, 99, $3, 'planted', '', ${charge ? 7 : 'null'}, ${columns.map((name) => row[name]).join(', ')})`,
          [cast.rosa.id, charge?.in ?? conversation, cast.ann.profile.id]
        )
      } finally {
        await owner.query('rollback')
      }
    }, cast.rosa)
  }

  test('a gift to a fictional profile without an acknowledgement', async ({ assert }) => {
    await assert.rejects(() => plant({ for: cast.fay }), /ledger_transactions/)
  })

  test('a gift to a fictional profile that was paid for as one to somebody else', async ({ assert }) => {
    const carl = await newPerson(cast.rosa, { name: 'Carl', gender: 'male', looking_for: 'female' })
    await assert.rejects(() => plant({ for: carl.profile }), /paid for by who sends it/)
    await assert.rejects(() => plant({ of: carl.member.id }), /paid for by who sends it/)
  })

  test('a gift that nobody paid for, or paid for as a message', async ({ assert }) => {
    await assert.rejects(() => plant(null), /paid for by who sends it/)
    await assert.rejects(() => plant({ kind: 'message' }), /messages_name_their_charge/)
  })

  test('a message that is paid for as a gift, names one or has the price of one', async ({ assert }) => {
    const text = { kind: `'text'`, gift_id: 'null', gift_credits: 'null', body: `'Hello'` }
    await assert.rejects(() => plant({}, text), /messages_name_their_charge/)
    await assert.rejects(() => plant(null, { ...text, gift_id: rose }), /messages_are_gifts_or_not/)
    await assert.rejects(() => plant({}, { gift_credits: 'null' }), /messages_are_gifts_or_not/)
    await assert.rejects(() => plant({}, { gift_id: '4711' }), /messages_name_their_gift/)
  })

  test('a second gift of one charge', async ({ assert }) => {
    await give(cast.ann, cast.ben.profile, rose)
    await assert.rejects(
      () =>
        asOwner(
          (owner) =>
            owner.query(
              `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, ledger_transaction_id, kind, gift_id, gift_credits)
               select tenant_id, conversation_id, 98, sender_profile_id, 'twice', '', ledger_transaction_id, kind, gift_id, gift_credits
               from app.messages where tenant_id = $1 and kind = 'gift'`,
              [cast.rosa.id]
            ),
          cast.rosa
        ),
      /duplicate key/
    )
  })
})
