import { test } from '@japa/runner'
import { newCast } from '../cast.ts'
import { EventStream } from '../event_stream.ts'
import { Server } from './server.ts'
import { rounds } from '../rounds.ts'
import { newSessionOf } from '../api/isolation/scene/actors_of.ts'

const ROUNDS = rounds(2, 20)
const STOPS_WITHIN_MS = 5_000

test.group('A server with open streams', () => {
  test(`stops within five seconds, ${ROUNDS} times`, async ({ assert }) => {
    const { ann, ben } = await newCast()
    const server = new Server(process.env, true)
    const took: number[] = []
    for (let each = 0; each < ROUNDS; each++) {
      await server.start()
      const browsers = [ann.browser, ann.browser, ben.browser, await newSessionOf(ben)]
      const streams = await Promise.all(browsers.map((browser) => EventStream.of(browser)))
      // Nobody reads this one.
      streams[0]!.response.socket.pause()

      const since = Date.now()
      const code = await server.stop()
      took.push(Date.now() - since)

      assert.equal(code, 0)
      for (const stream of streams.slice(1)) assert.equal(stream.reason, 'stopping')
    }

    assert.isBelow(Math.max(...took), STOPS_WITHIN_MS, `${took.join(', ')} ms`)
  }).timeout(ROUNDS * 120_000)
})
