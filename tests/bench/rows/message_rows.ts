import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { bareMessages } from '../calls/bare_message.ts'
import type { CountedCall } from '../calls/count_calls.ts'
import { writersOf } from '../calls/writers.ts'
import { median, sideOf, spentFigures } from '../load/compare.ts'
import { load, type Round, type Target } from '../load/load.ts'
import { paced } from '../load/paced.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import type { MeteredServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'

const GROUP = 'messages'

/** Messages stored with their charge: over HTTP, by a bare client with the same SQL, and plain commits for scale. All durable. */
export async function messageRows(product: MeteredServer, counted: CountedCall[], stage: Stage): Promise<Row[]> {
  const { rounds, seconds, connections } = stage.effort
  const writers = await writersOf(stage)
  const bare = await bareMessages(stage, counted, writers)
  let next = 0
  const target: Target = {
    port: product.port,
    meter: product.meter,
    host: `${TOWN}.localhost`,
    path: '/',
    method: 'POST',
    body: { body: 'Hello' },
    vary: () => {
      const { token, conversation } = writers[next++ % writers.length]!
      return { cookie: token, path: `/api/chats/${conversation}/messages`, key: randomUUID() }
    },
  }
  const http: Round[] = []
  const bareRates: number[] = []
  const commits: number[] = []
  await load(target, seconds / 2, connections)
  for (let round = 0; round < rounds; round++) {
    http.push(await load(target, seconds, connections))
    bareRates.push(await bare.run(seconds))
    commits.push(await commitRate(stage.database.url, seconds))
  }
  await bare.stop()
  const peak = sideOf(http)
  const half = sideOf([await paced(target, seconds * rounds, peak.rps / 2)])
  return [
    {
      group: GROUP,
      what: 'POST a message with its charge, at peak',
      figures: {
        rps: peak.rps,
        p50: peak.p50,
        p99: peak.p99,
        ...spentFigures(peak),
        'bare client /s': median(bareRates),
        'commits /s': median(commits),
      },
      ratio: median(http.map(({ rps }, round) => rps / bareRates[round]!)),
      goal: '≥ 0.35',
      note: peak.failures > 0 ? `${peak.failures} failed` : undefined,
    },
    {
      group: GROUP,
      what: 'the same at half the peak',
      figures: { rps: half.rps, p50: half.p50, p99: half.p99, ...spentFigures(half) },
      goal: 'p99 ≤ 50 ms',
      note: half.failures > 0 ? `${half.failures} failed` : undefined,
    },
  ]
}

const COMMITTERS = 10

/** One-row commits per second over as many connections as the product has: this disk's limit. */
async function commitRate(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: COMMITTERS })
  await pool.query('create table if not exists public.bench_commits (at timestamptz not null)')
  const until = performance.now() + seconds * 1000
  let written = 0
  await Promise.all(
    Array.from({ length: COMMITTERS }, async () => {
      for (; performance.now() < until; written++) await pool.query('insert into public.bench_commits values (now())')
    })
  )
  await pool.end()
  return written / seconds
}
