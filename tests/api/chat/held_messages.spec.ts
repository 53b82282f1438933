import { test } from '@japa/runner'
import { dropHeld } from '@manyhearts/api/app/chat/holds/drop_held'
import { refuseHeld, releaseHeld } from '@manyhearts/api/app/chat/holds/decide_held'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { ace } from '../../ace.ts'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { newPackage, brokenRules, pay, walletOf } from '../credits/shop.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../identity/deletion/leaving.ts'
import { countRows, giveCredits, newSuitor, write, writeIn } from './conversing.ts'

const TEXT = 'You have such a lovely smile, tell me more about you'

test.group('The same text to many people', (group) => {
  let cast: Cast
  let suitor: Person
  let women: Person[]
  group.each.setup(async () => {
    cast = await newCast()
    ;({ suitor, women } = await newSuitor(cast.rosa, 7, 100))
    // Who paid may begin more than two conversations.
    await pay(suitor, await newPackage(cast.rosa, { credits: 100, price_minor: 1000 }))
  })

  const writeTo = (each: number, body = TEXT, key?: string) => write(suitor, women[each]!.profile, body, key)
  /** To four, and then a fifth. */
  const holdOne = async () => {
    for (const each of [0, 1, 2, 3]) await writeTo(each)
    return (await writeTo(4, TEXT, 'fifth')).body
  }
  const messagesOf = async (who: Person, conversation: string, query = '') =>
    (await who.browser.get(`/api/chats/${conversation}/messages${query}`)).body
  const sentBy = (who: Person) => countRows(cast.rosa, 'app.messages where sender_profile_id = $1', who.profile.id)
  const decide = <T>(work: () => Promise<T>) => asTenant(cast.rosa, work)

  test('goes to four, and is held from the fifth on, whatever its capitals and spaces', async ({ assert }) => {
    const answers = []
    for (const each of [0, 1, 2, 3]) answers.push(await writeTo(each))
    const fifth = await writeTo(4, `  ${TEXT.toUpperCase().replace(' ', '   ')} `)
    const sixth = await writeTo(5)
    const another = await writeTo(6, 'Something quite different, for you alone')

    assert.deepEqual(
      [...answers, another].map(({ body }) => body.held),
      Array(5).fill(null)
    )
    assert.deepEqual([fifth.status, fifth.body.message, sixth.body.message], [201, null, null])
    assert.containSubset(fifth.body.held, { refused: false, credits_back: 0 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('is charged once, kept from who it is for, and shown to its sender', async ({ assert }) => {
    const { held, credits, conversation } = await holdOne()
    const again = await writeTo(4, TEXT, 'fifth')
    const reused = await writeTo(4, 'Other words under the same key', 'fifth')
    const page = await messagesOf(suitor, conversation.id)
    const { body: hers } = await women[4]!.browser.get('/api/chats.php')
    const { body: his } = await suitor.browser.get('/api/chats.php')

    assert.equal(credits, 150)
    assert.deepEqual([again.status, again.body.held.id, again.body.credits], [201, held.id, 150])
    assert.deepEqual([reused.status, reused.body.errors[0].code], [409, 'idempotency_key_reused'])
    assert.deepEqual([page.messages, page.held.length, page.held[0].body], [[], 1, TEXT])
    assert.deepEqual([hers.chats, hers.total_unread_messages], [[], 0])
    assert.lengthOf(his.chats, 5)
    assert.equal((await women[4]!.browser.get(`/api/chats/${conversation.id}/messages`)).status, 404)
    assert.equal(
      await countRows(
        cast.rosa,
        `pgboss.job where name = 'notify_member' and data ->> 'to' = $1`,
        women[4]!.profile.id
      ),
      0
    )
  })

  test('ten at once to ten people: four are sent, six are held', async ({ assert }) => {
    const more = (await newSuitor(cast.rosa, 3)).women
    const answers = await Promise.all([...women, ...more].map(({ profile }) => write(suitor, profile, TEXT)))

    const held = answers.filter(({ body }) => body.held)
    assert.deepEqual([answers.filter(({ body }) => body.message).length, held.length], [4, 6])
    assert.deepEqual([await sentBy(suitor), (await walletOf(suitor)).bonus], [4, 0])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('begins nothing for who it is for until it is released', async ({ assert, cleanup }) => {
    const her = women[4]!
    await giveCredits(her, 10)
    const read = async (path: string) => (await her.browser.get(path)).body
    const terms = () => read(`/api/members/${suitor.profile.id}/composer`)
    const { as_of: asOf } = await read('/api/chats.php')
    const before = await terms()
    const stream = await EventStream.of(her.browser)
    cleanup(() => stream.close())

    const { conversation } = await holdOne()
    const typing = await suitor.browser.post(`/api/chats/${conversation.id}/typing`)
    const news = await read(`/api/chats.php?since=${asOf}`)
    const { profile } = await read(`/api/members/${suitor.profile.id}`)
    const after = await terms()
    // Comes behind whatever was told of before.
    const first = await write(her, suitor.profile, 'Hello there')
    await stream.poke('message')

    assert.equal(typing.status, 204)
    assert.deepEqual([news.chats, news.removed], [[], []])
    assert.isNull(profile.conversation_id)
    assert.deepEqual(after, before)
    assert.deepEqual([first.status, first.body.credits], [201, 0])
    assert.deepEqual([...new Set(stream.pokes.map(({ kind }) => kind))], ['message'])
  })

  test('a short text with a link, a number or a request for money is held, too', async ({ assert }) => {
    for (const text of ['see www.ab.de', 'call 0612345678', 'send me money']) {
      for (const each of [0, 1, 2, 3]) await writeTo(each, text)
      assert.isNull((await writeTo(4, text)).body.message, text)
    }
  })

  test('its sender’s list of conversations says what becomes of it', async ({ assert }) => {
    const { held, conversation } = await holdOne()
    const listed = async () => {
      const { chats } = (await suitor.browser.get('/api/chats.php')).body
      return chats.find((chat: any) => chat.conversation.id === conversation.id).conversation.held
    }
    const before = [await listed()]
    const { as_of: asOf } = (await suitor.browser.get('/api/chats.php')).body
    await decide(() => refuseHeld(held.id, 'spam'))

    const news = (await suitor.browser.get(`/api/chats.php?since=${asOf}`)).body
    assert.deepEqual([...before, await listed()], ['held', 'refused'])
    assert.equal(news.chats[0].conversation.id, conversation.id)
    const again = await writeTo(4, TEXT, 'fifth')
    assert.containSubset(again.body.held, { refused: true, credits_back: 10 })
  })

  test('nobody changes one, decides it twice, or removes it undecided', async ({ assert }) => {
    const { held } = await holdOne()
    const run = (sql: string) =>
      asOwner((owner) => owner.query(`${sql} where id = ${held.id}`), cast.rosa).then(
        () => 'done',
        (error: { code: string }) => error.code
      )
    const early = [
      await run(
        `update app.held_messages set body = 'Other words, which nobody wrote', state = 'refused', reason = 'spam', decided_at = now()`
      ),
      await run('delete from app.held_messages'),
    ]
    await decide(() => refuseHeld(held.id, 'spam'))

    assert.deepEqual(early, ['23001', '23001'])
    assert.equal(await run(`update app.held_messages set reason = 'scam'`), '23001')
  })

  test('a greeting, a question the site offers and somebody else’s words are never held', async ({ assert }) => {
    for (const each of [0, 1, 2, 3]) {
      await writeTo(each, 'Hello, how are you?')
      await writeTo(each, 'Which film could you watch again and again?')
    }
    const answers = [
      await writeTo(4, 'Hello, how are you?'),
      await writeTo(4, 'Which film could you watch again and again?'),
    ]

    assert.deepEqual(
      answers.map(({ body }) => body.held),
      [null, null]
    )
  })

  test('released, it is the newest message and is found by who already read on', async ({ assert }) => {
    const { held, conversation } = await holdOne()
    await giveCredits(women[4]!, 20)
    const later = await write(women[4]!, suitor.profile, 'Hello there')
    const seen = (await messagesOf(women[4]!, conversation.id)).messages.at(-1).seq

    const decided = await decide(() => releaseHeld(held.id))
    const news = await messagesOf(women[4]!, conversation.id, `?after=${seen}`)
    const twice = await decide(() => releaseHeld(held.id))

    assert.equal(later.status, 201)
    assert.deepEqual([decided, twice], ['released', 'decided before'])
    assert.containSubset(news.messages, [{ body: TEXT, seq: seen + 1, mine: false }])
    assert.equal(news.num_unread_messages, 1)
    assert.equal((await messagesOf(suitor, conversation.id)).num_unread_messages, 1)
    assert.deepEqual((await messagesOf(suitor, conversation.id)).held, [])
    const repeated = await writeTo(4, TEXT, 'fifth')
    assert.deepEqual([repeated.status, repeated.body.message.seq], [201, seen + 1])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('refused, its credits go back where they came from, and the sender is told', async ({ assert }) => {
    for (let each = 0; each < 6; each++) await writeTo(6, `Number ${each}`)
    const { held, conversation } = await holdOne()
    const before = await walletOf(suitor)

    const decided = [await decide(() => refuseHeld(held.id, 'spam')), await decide(() => refuseHeld(held.id, 'spam'))]

    const [shown] = (await messagesOf(suitor, conversation.id)).held
    const { body: statement } = await suitor.browser.get('/api/transactions')
    assert.deepEqual(decided, ['refused', 'decided before'])
    assert.containSubset(shown, { id: held.id, refused: true, credits_back: 10 })
    assert.deepEqual(await walletOf(suitor), { ...before, bought: before.bought + 10 })
    assert.containSubset(statement.entries[0], {
      kind: 'message_returned',
      credits: 10,
      profile: { id: women[4]!.profile.id },
    })
    assert.equal(statement.month.credits, 100)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a free reply that is refused may be given again', async ({ assert }) => {
    const free = await newPerson(cast.rosa, { name: 'Fred', gender: 'male', looking_for: 'female' })
    const chats: string[] = []
    for (const woman of women.slice(0, 5)) {
      await giveCredits(woman, 10)
      chats.push((await write(woman, free.profile, 'Hello Fred')).body.conversation.id)
    }
    for (const chat of chats.slice(0, 4)) await writeIn(chat, free, TEXT)
    const { body } = await writeIn(chats[4]!, free, TEXT)
    const during = body.composer.free_replies_left

    await decide(() => refuseHeld(body.held.id, 'other'))
    const after = (await messagesOf(free, chats[4]!)).composer.free_replies_left

    assert.deepEqual([during, after], [2, 3])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('cannot be delivered any more once the two may not meet', async ({ assert }) => {
    const { held, conversation } = await holdOne()
    await women[4]!.browser.post(`/api/blocks/${suitor.profile.id}`)

    const released = await decide(() => releaseHeld(held.id))

    assert.equal(released, 'cannot be delivered')
    assert.equal((await women[4]!.browser.get(`/api/chats/${conversation.id}/messages`)).status, 404)
  })

  test('ends with either of the two: what it cost comes back', async ({ assert }) => {
    const { credits } = await holdOne()
    await decide(() => dropHeld(women[4]!.profile.id))
    const back = (await walletOf(suitor)).bonus
    await writeTo(5)
    await leave(suitor)
    await letDaysPass(suitor, 15)
    await eraseWhoseTimeHasCome(cast.rosa)

    assert.deepEqual([credits, back], [150, 60])
    assert.equal(await countRows(cast.rosa, 'app.held_messages where tenant_id = $1', cast.rosa.id), 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('staff list, release and refuse by a command, which fails while one waits for over a day', async ({
    assert,
  }) => {
    const { slug } = cast.rosa
    const [first, second] = [(await holdOne()).held, (await writeTo(5)).body.held]
    await asOwner(async (owner) => {
      await owner.query('set session_replication_role = replica')
      await owner.query(`update app.held_messages set held_at = now() - interval '25 hours' where state = 'held'`)
      await owner.query('reset session_replication_role')
    }, cast.rosa)

    const late = await ace('messages:held', slug)
    const [released, refused] = await Promise.all([
      ace('messages:held', slug, '--release', first.id),
      ace('messages:held', slug, '--refuse', second.id, '--reason', 'scam'),
    ])

    assert.deepEqual(
      [late, released, refused].map(({ code = 0 }) => code),
      [1, 0, 0]
    )
    assert.include(late.stdout, TEXT)
    assert.equal(
      await countRows(cast.rosa, `app.held_messages where state = 'held' and tenant_id = $1`, cast.rosa.id),
      0
    )
  }).tags(['@full'])
})
