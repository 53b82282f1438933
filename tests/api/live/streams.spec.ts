import { test } from '@japa/runner'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'

test.group('The stream of events', (group) => {
  let cast: Cast
  let ann: Person
  group.each.setup(async () => {
    cast = await newCast()
    ;({ ann } = cast)
  })

  test('begins with when to connect again, and says that it is ready', async ({ assert }) => {
    const stream = await EventStream.of(ann.browser)
    stream.close()

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
  })

  test('is for members only', async ({ assert }) => {
    const visitor = await EventStream.asked({ host: cast.rosa.host, cookies: new Map() })
    const elsewhere = await EventStream.asked({ host: cast.vlam.host, cookies: ann.browser.cookies })

    assert.equal(visitor.response.statusCode, 403)
    assert.equal(elsewhere.response.statusCode, 403)
    const { body } = await cast.dora.browser.get('/api/events')
    assert.isUndefined(body)
  })
})
