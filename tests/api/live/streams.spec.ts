import { test } from '@japa/runner'
import { leaveLine, useLine } from '@manyhearts/api/app/live/announce'
import { beat } from '@manyhearts/api/app/live/beat'
import { frameOf } from '@manyhearts/api/app/live/live_stream'
import { postgresLine } from '@manyhearts/api/app/live/postgres_line'
import { allStreams, streamsOf } from '@manyhearts/api/app/live/streams'
import { AGE_SERVICE } from '../../age_providers.ts'
import { asOwner, type Cast, newBrand, newCast, newPerson, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'
import { eventually } from '../notices/eventually.ts'

const MEGABYTE = 1_048_576

test.group('The stream of events', (group) => {
  let cast: Cast
  let ann: Person
  group.each.teardown(() => EventStream.closeAll())
  group.each.setup(async () => {
    cast = await newCast()
    ;({ ann } = cast)
  })

  const held = () => streamsOf(cast.rosa.id, `m${ann.member.id}`)

  test('begins with when to connect again, and says that it is ready', async ({ assert }) => {
    const stream = await EventStream.of(ann.browser)

    const { headers } = stream.response
    assert.isAtLeast(stream.retry!, 1_000)
    assert.isAtMost(stream.retry!, 5_000)
    assert.deepEqual(
      stream.events.map(({ event, data }) => ({ event, data })),
      [{ event: 'ready', data: {} }]
    )
    assert.equal(headers['content-type'], 'text/event-stream')
    assert.equal(headers['cache-control'], 'no-store, no-transform')
    assert.equal(headers['x-accel-buffering'], 'no')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.isUndefined(headers['content-encoding'])
    assert.isUndefined(headers['set-cookie'])
  })

  test('is for members only, in their own brand', async ({ assert }) => {
    const refused = [
      await EventStream.asked({ host: cast.rosa.host, cookies: new Map() }),
      await EventStream.asked({ host: cast.vlam.host, cookies: ann.browser.cookies }),
      await EventStream.asked({ host: 'nobody.localhost', cookies: ann.browser.cookies }),
    ]

    assert.deepEqual(
      refused.map(({ response }) => response.statusCode),
      [403, 403, 421]
    )
  })

  test('is refused to members who must prove their age first', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { age_provider: AGE_SERVICE, age_check_countries: ['NL'] })
    const nora = await newPerson(brand, { name: 'Nora', gender: 'female', looking_for: 'male', country: 'NL' })

    const { status, body } = await nora.browser.get('/api/events')

    assert.equal(status, 403)
    assert.containSubset(body, { errors: [{ code: 'age_check_required' }] })
  })

  test('is asked for by its head without being opened', async ({ assert }) => {
    const { status } = await ann.browser.ask('HEAD', '/api/events', undefined, {})

    assert.equal(status, 200)
    assert.equal(held().size, 0)
  })

  test('is forgotten when the browser goes', async ({ assert }) => {
    const stream = await EventStream.of(ann.browser)
    const during = held().size

    stream.close()

    await eventually('the end of the stream', () => (held().size === 0 ? true : undefined))
    assert.equal(during, 1)
  })

  test('is no sign that a member is there', async ({ assert }) => {
    const long = '2026-01-01T00:00:00.000Z'
    const times = async () => {
      const { rows } = await asOwner(
        (owner) =>
          owner.query(
            `select last_used_at, expires_at, profiles.last_active_at from app.sessions
             join app.profiles on profiles.tenant_id = sessions.tenant_id and profiles.member_id = sessions.member_id
             where sessions.member_id = $1`,
            [ann.member.id]
          ),
        cast.rosa
      )
      return rows
    }
    await asOwner(async (owner) => {
      await owner.query(`update app.sessions set last_used_at = $2 where member_id = $1`, [ann.member.id, long])
      await owner.query(`update app.profiles set last_active_at = $2 where member_id = $1`, [ann.member.id, long])
    }, cast.rosa)
    const before = await times()

    const stream = await EventStream.of(ann.browser)
    await beat([...allStreams()], Date.now() + 660_000)
    await stream.first(({ event }) => event === 'beat')

    assert.deepEqual(await times(), before)
  })

  test('beats, so that browsers notice when it is dead', async ({ assert }) => {
    const stream = await EventStream.of(ann.browser)

    await beat([...allStreams()])

    assert.deepEqual((await stream.first(({ event }) => event === 'beat')).data, {})
    assert.isUndefined(stream.events.find(({ event }) => event === 'resync'))
  })

  test('makes browsers ask by its beat while other servers can’t be heard', async ({ assert }) => {
    const stream = await EventStream.of(ann.browser)
    await leaveLine()
    useLine(() => ({ isUp: false, say: () => Promise.reject(new Error('down')), hangUp: async () => {} }))

    await beat([...allStreams()])
    await leaveLine()
    useLine(postgresLine)

    await stream.first(({ event }) => event === 'resync')
    assert.deepEqual(
      stream.events.map(({ event }) => event),
      ['ready', 'beat', 'resync']
    )
  })

  test('is given three times to a session, and ten times to a member', async ({ assert }) => {
    const streams: EventStream[] = []
    for (let each = 0; each < 3; each++) streams.push(await EventStream.of(ann.browser))
    const fourth = await EventStream.of(ann.browser)
    for (let session = 0; session < 4; session++) {
      const browser = await newSessionOf(ann)
      for (let each = 0; each < 2; each++) streams.push(await EventStream.of(browser))
    }
    const [eleventh] = streams.slice(10)
    streams[0]!.close()
    await eventually('the end of the stream', () => (held().size === 9 ? true : undefined))
    const again = await EventStream.of(ann.browser)

    assert.equal(fourth.response.statusCode, 200)
    assert.equal(fourth.reason, 'too_many')
    assert.isAtLeast(fourth.retry!, 1_000)
    await fourth.ends()
    assert.equal(eleventh!.reason, 'too_many')
    assert.deepEqual(
      streams.slice(0, 10).map(({ reason }) => reason),
      Array(10).fill(undefined)
    )
    assert.isUndefined(again.reason)
  })

  test('is cut when the browser doesn’t read it', async ({ assert }) => {
    const slow = await EventStream.of(ann.browser)
    const quick = await EventStream.of(ann.browser)
    slow.response.pause()
    slow.response.socket.pause()
    const frame = frameOf('poke', { kind: 'chats', conversation: null, seq: null, profile: null })
    const isCut = () => held().size < 2

    // What the operating system buffers is some megabytes.
    for (let bytes = 0; bytes < 64 * MEGABYTE && !isCut(); bytes += frame.length * 100) {
      for (const stream of held()) for (let each = 0; each < 100; each++) stream.send(frame)
      await new Promise((done) => setImmediate(done))
    }

    assert.isTrue(isCut())
    assert.equal(held().size, 1)
    assert.isUndefined(quick.endedAt)
  })
})
