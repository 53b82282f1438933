import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { newCast } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { Server } from '../../faults/server.ts'
import { rounds } from '../../rounds.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'

const ROUNDS = rounds(2, 20)
const STOPS_WITHIN_MS = 5_000

test.group('A server with open streams', () => {
  test(`stops within five seconds, by the median of ${ROUNDS} times`, async ({ assert }) => {
    const { ann, ben } = await newCast()
    const port = String(await freePort())
    const server = new Server({ ...process.env, PORT: port }, true)
    const took: number[] = []
    for (let each = 0; each < ROUNDS; each++) {
      await server.start()
      const browsers = [ann.browser, ann.browser, ben.browser, await newSessionOf(ben)]
      const streams = await Promise.all(browsers.map((browser) => EventStream.of(browser, port)))
      // Nobody reads this one.
      streams[0]!.response.socket.pause()

      const since = Date.now()
      const code = await server.stop()
      took.push(Date.now() - since)

      assert.equal(code, 0)
      for (const stream of streams.slice(1)) assert.equal(stream.reason, 'stopping')
    }

    // Whoever doesn't read would hold up each of them; a busy machine some.
    assert.isBelow(
      took.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!,
      STOPS_WITHIN_MS,
      `${took.join(', ')} ms`
    )
  })
    .tags(['@full'])
    .timeout(ROUNDS * 120_000)
})
