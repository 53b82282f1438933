import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { LIVE_LINE } from '@manyhearts/api/app/live/postgres_line'
import { type AnotherServer, anotherServer } from '../../another_server.ts'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { RedisServer } from '../../redis_server.ts'
import { giveCredits, write, writeIn } from '../chat/conversing.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'
import { eventually } from '../notices/eventually.ts'

/** Breaks every line that runs over PostgreSQL. */
function cutLines(): Promise<unknown> {
  return asOwner((owner) =>
    owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [LIVE_LINE]
    )
  )
}

test.group('Two servers, connected by PostgreSQL', (group) => {
  let cast: Cast
  let ann: Person
  let ben: Person
  let other: AnotherServer
  let conversation: string
  group.setup(async () => {
    other = await anotherServer()
    return async () => void (await other.stop())
  })
  group.each.teardown(() => EventStream.closeAll())
  group.each.setup(async () => {
    cast = await newCast()
    ;({ ann, ben } = cast)
    await giveCredits(ann, 50_000)
    conversation = (await write(ann, ben.profile)).body.conversation.id
  })

  test('tell each other what happens, each thing once', async ({ assert }) => {
    const here = await EventStream.of(ben.browser)
    const there = await EventStream.of(ben.browser, other.port)
    const dora = await EventStream.of(cast.dora.browser, other.port)
    const annThere = other.at(ann.browser)

    for (let each = 0; each < 20; each++)
      await (each % 2 ? ann.browser : annThere).post(
        `/api/chats/${conversation}/messages`,
        { body: 'Hello' },
        { 'idempotency-key': `message-${each}` }
      )
    await eventually('the last message', () => (there.pokes.length === 20 ? true : undefined))
    await sleep(200)

    const seqs = Array.from({ length: 20 }, (_, each) => each + 2)
    for (const stream of [here, there])
      assert.deepEqual(
        // What another server says may come a moment later; whoever hears it asks by number.
        stream.pokes.toSorted((one, next) => one.seq! - next.seq!).map(({ kind, seq }) => `${kind} ${seq}`),
        seqs.map((seq) => `message ${seq}`)
      )
    assert.deepEqual(dora.pokes, [])
  })

  test('end the streams of a session that ended on the other', async ({ assert }) => {
    const there = await EventStream.of(ben.browser, other.port)
    const elsewhere = await EventStream.of(await newSessionOf(ben), other.port)

    await ben.browser.get('/api/logout.php')

    assert.isBelow(await there.ends(), 2_000)
    assert.equal(there.reason, 'signed_out')
    assert.isUndefined(elsewhere.endedAt)
  })

  test('end the streams of a member who was banned, and of a brand that is paused', async ({ assert }) => {
    const bens = await EventStream.of(ben.browser, other.port)
    const doras = await EventStream.of(cast.dora.browser, other.port)

    await asOwner(async (owner) => {
      await owner.query(`update app.members set status = 'banned' where id = $1`, [ben.member.id])
      await owner.query(`update global.tenants set state = 'paused' where id = $1`, [cast.vlam.id])
    }, cast.rosa)

    assert.isBelow(await bens.ends(), 2_000)
    assert.isBelow(await doras.ends(), 2_000)
    assert.deepEqual([bens.reason, doras.reason], ['signed_out', 'renew'])
  })

  test('make everybody ask anew when their line was cut, and fail nothing meanwhile', async ({ assert }) => {
    const here = await EventStream.of(ben.browser)
    const there = await EventStream.of(ben.browser, other.port)

    await cutLines()
    const answers = [await writeIn(conversation, ann), await writeIn(conversation, ann)]
    for (const stream of [here, there]) await stream.first(({ event }) => event === 'resync')
    await sleep(1_500)
    there.forget()
    await writeIn(conversation, ann)

    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201]
    )
    assert.equal((await there.poke('message')).seq, 4)
    assert.deepEqual(
      here.pokes.map(({ seq }) => seq),
      [2, 3, 4]
    )
  })
})

test.group('Two servers, connected by Redis', (group) => {
  group.each.teardown(() => EventStream.closeAll())
  const servers: AnotherServer[] = []
  let redis: RedisServer
  let cast: Cast
  let conversation: string
  group.setup(async () => {
    redis = new RedisServer(await freePort(), 'a password')
    await redis.start()
    const REDIS_URL = redis.url.replace(' ', '%20')
    servers.push(await anotherServer({ REDIS_URL }), await anotherServer({ REDIS_URL }))
    await eventually('both servers', () => (redis.numSubscribers === 2 ? true : undefined))
    cast = await newCast()
    await giveCredits(cast.ann, 50_000)
    conversation = (await write(cast.ann, cast.ben.profile)).body.conversation.id
    return async () => {
      for (const server of servers) await server.stop()
      await redis.stop()
    }
  })

  const writeAt = (server: AnotherServer) =>
    writeIn(conversation, { ...cast.ann, browser: server.at(cast.ann.browser) })

  test('tell each other what happens', async ({ assert }) => {
    const [one, two] = servers as [AnotherServer, AnotherServer]
    const there = await EventStream.of(cast.ben.browser, two.port)

    const { body } = await writeAt(one)

    assert.equal((await there.poke('message')).seq, body.message.seq)
    // Ids and numbers, and nothing that was written.
    assert.notInclude(redis.published.join('\n'), 'Hello')
  })

  test('go on without it, and make everybody ask anew when it is back', async ({ assert }) => {
    const [one, two] = servers as [AnotherServer, AnotherServer]
    const here = await EventStream.of(cast.ben.browser, one.port)
    const there = await EventStream.of(cast.ben.browser, two.port)

    await redis.stop()
    const during = await writeAt(one)
    const poke = await here.poke('message')
    await redis.start()
    await there.first(({ event }) => event === 'resync')
    await eventually('both servers', () => (redis.numSubscribers === 2 ? true : undefined))
    await sleep(500)
    const after = await writeAt(one)

    assert.deepEqual([during.status, after.status], [201, 201])
    assert.equal(poke.seq, during.body.message.seq)
    assert.equal((await there.poke('message')).seq, after.body.message.seq)
  })
})
