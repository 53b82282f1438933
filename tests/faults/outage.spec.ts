import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { newBrand } from '../cast.ts'
import { measuresAt, valueOf } from '../measures.ts'
import { Visitor } from '../visitor.ts'
import { becomesTrue } from './patience.ts'
import { killPostgres, restartPostgres } from './postgres.ts'
import { Server } from './server.ts'

const REQUESTS = 500
const OUTAGE_MS = 4_000
const BACK_WITHIN_MS = 15_000
/** What begins and ends it, and what the jobs meet on their own. */
const OTHER_LINES = 4

test.group('A database that is away for a while', () => {
  test('is a line a second in the log, and one when it is back', async ({ assert, cleanup }) => {
    const said: string[] = []
    const metricsPort = await freePort()
    const env = { ...process.env, LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) }
    const server = new Server(env, false, (line) => void said.push(line))
    cleanup(async () => void (await server.stop()))
    const { host } = await newBrand('rosa', 'GB', 'en-GB')
    const visitor = new Visitor(host)
    await server.start()
    assert.equal((await visitor.get('/api/packages')).status, 200)
    const from = said.length

    const begun = performance.now()
    await killPostgres()
    let asked = 0
    for (; performance.now() - begun < OUTAGE_MS; await sleep(50))
      for (const { status } of await Promise.all([1, 2, 3, 4, 5].map(() => visitor.get('/api/packages')))) {
        assert.equal(status, 503)
        asked++
      }
    const burst = await Promise.all(Array.from({ length: REQUESTS }, () => visitor.get('/api/packages')))
    assert.isTrue(burst.every(({ status }) => status === 503))
    asked += REQUESTS
    // Kept for some seconds, as a scrape must not wait for each of its lines.
    assert.isTrue(
      await becomesTrue(
        async () => valueOf(await measuresAt(metricsPort), 'manyhearts_database_up') === 0,
        BACK_WITHIN_MS
      )
    )
    await restartPostgres()
    const lines = () => said.slice(from).map((line) => JSON.parse(line))
    assert.isTrue(
      await becomesTrue(async () => lines().some(({ msg }) => msg === 'the database is back'), BACK_WITHIN_MS)
    )
    const seconds = (performance.now() - begun) / 1_000

    // The first hundreds of a burst fail by the database, and the others are sent away while those wait for it.
    const [away, sentAway] = [/^the database is away$/, /^more is asked/].map((words) =>
      lines().filter(({ msg }) => words.test(msg))
    )
    const counted = [...away!, ...sentAway!].reduce((sum, { requests = 0 }) => sum + requests, 0)
    assert.equal(counted, asked)
    assert.isAtMost(lines().length - sentAway!.length, seconds + OTHER_LINES)
    assert.isAtMost(sentAway!.length, seconds)
    assert.isAbove(lines().findLast(({ msg }) => msg === 'the database is back').seconds, OUTAGE_MS / 1_000)
    assert.deepEqual(
      lines().filter(({ msg }) => !/^(the database is (away|back)$|more is asked)/.test(msg)),
      []
    )
    assert.isTrue(await becomesTrue(async () => (await visitor.get('/api/packages')).status === 200, BACK_WITHIN_MS))
    assert.isTrue(
      await becomesTrue(
        async () => valueOf(await measuresAt(metricsPort), 'manyhearts_database_up') === 1,
        BACK_WITHIN_MS
      )
    )
  }).timeout(120_000)
})
