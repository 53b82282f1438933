import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { percentile } from '../load/compare.ts'
import { eachSpent } from '../load/each_spent.ts'
import type { Heard, Polled, Polling, Sites } from '../load/online_clients.ts'
import type { Row } from '../row.ts'
import { CROWD } from '../seed/bench_brand.ts'
import { type SignedIn, signIn } from '../seed/sign_in.ts'
import type { MeteredServer } from '../servers/child_server.ts'
import { startProduct } from '../servers/product_server.ts'
import type { Stage } from '../stage.ts'

const CLIENTS = 20_000
/** One for each processor; a process may open about as many files as there are clients, so one alone couldn't hold them. */
const SERVERS = 2
/** Where live events tell of changes (specification §9). */
const EVERY_SECONDS = 300

/** Open sites that poll and listen, all of them members of a brand of 100,000, at two servers. */
export async function onlineRows({ database, options, effort }: Stage): Promise<Row[]> {
  const [count, everySeconds] = options.smoke ? [40, effort.seconds] : [CLIENTS, EVERY_SECONDS]
  const people = await signIn(database, CROWD, Math.ceil(count * 1.2))
  const clients = people.slice(0, count)
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startProduct(database.url)))
  const crowds: ChildProcess[] = []
  try {
    const began = performance.now()
    crowds.push(...servers.map(startClients))
    const opened = await Promise.all(
      crowds.map((crowd, index) => tell<{ opened: number }>(crowd, sitesOf(servers[index]!, index, clients)))
    )
    const openedIn = performance.now() - began

    const spent = servers.map(({ meter }) => eachSpent(meter))
    const polling: Polling = { seconds: options.liveSeconds, everySeconds }
    const polled = await Promise.all(crowds.map((crowd) => tell<Polled>(crowd, polling)))
    const each = spent.map((read) => read(polling.seconds * 1000))
    const times = polled.flatMap((one) => one.times)
    return [
      {
        group: 'online',
        what: `${sum(opened, ({ opened: one }) => one)} open sites, each polling every ${everySeconds} s`,
        figures: {
          rps: times.length / polling.seconds,
          p50: percentile(times, 50),
          p99: percentile(times, 99),
          failures: sum(polled, ({ failures }) => failures),
          'streams ended': sum(polled, ({ ended }) => ended),
          'opened in': openedIn,
          'processors node': sum(each, ({ node }) => node ?? NaN),
          'processors pg': each[0]!.postgres ?? NaN,
          'MB a server': sum(servers, memoryOf) / SERVERS,
        },
        goal: 'p99 ≤ 500 ms, no failures',
      },
    ]
  } finally {
    for (const crowd of crowds) crowd.disconnect()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function startClients(): ChildProcess {
  const file = fileURLToPath(new URL('../load/online_clients.ts', import.meta.url))
  return spawn(process.execPath, ['--import=@poppinss/ts-exec', file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
}

function sitesOf({ port }: MeteredServer, index: number, clients: SignedIn[]): Sites {
  const tokens = clients.filter((_, place) => place % SERVERS === index).map(({ token }) => token)
  return { port, host: `${CROWD}.localhost`, tokens }
}

async function tell<Answer extends Heard>(crowd: ChildProcess, message: Sites | Polling): Promise<Answer> {
  crowd.send(message)
  const [answer] = await Promise.race([once(crowd, 'message'), once(crowd, 'exit').then(ended)])
  return answer
}

function ended(): never {
  throw new Error('The clients of the bench ended before they answered.')
}

/** Resident, in megabytes; NaN without `/proc`. */
function memoryOf({ process: { pid } }: MeteredServer): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000
  } catch {
    return NaN
  }
}

function sum<Item>(items: Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
