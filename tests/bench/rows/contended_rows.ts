import { randomUUID } from 'node:crypto'
import { type Writer, writersOf } from '../calls/writers.ts'
import { sideOf, spentFigures } from '../load/compare.ts'
import { load, type Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import type { MeteredServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'

/** Up to the newest message, whichever that is. */
const EVERYTHING = 2_147_483_647

/** Messages whose rows others want, too: while receivers read, and from one member's devices at once. */
export async function contendedRows({ port, meter }: MeteredServer, stage: Stage): Promise<Row[]> {
  const { rounds, seconds, connections } = stage.effort
  const writers = await writersOf(stage)
  const inTurn = (ask: (writer: Writer) => ReturnType<NonNullable<Target['vary']>>, from = writers) => {
    let next = 0
    return () => ask(from[next++ % from.length]!)
  }
  const send = ({ token, conversation }: Writer) => ({
    cookie: token,
    path: `/api/chats/${conversation}/messages`,
    key: randomUUID(),
  })
  const target: Target = { port, host: `${TOWN}.localhost`, path: '/', method: 'POST', body: { body: 'Hello' } }
  const senders: Target = { ...target, meter, vary: inTurn(send) }
  const readers: Target = {
    ...target,
    method: 'PUT',
    body: { seq: EVERYTHING },
    vary: inTurn(({ receiverToken, conversation }) => ({
      cookie: receiverToken,
      path: `/api/chats/${conversation}/read`,
    })),
  }
  const whileRead = async () => {
    const [sent, read] = await Promise.all([
      load(senders, seconds * rounds, connections),
      load(readers, seconds * rounds, connections),
    ])
    return { ...sent, failures: sent.failures + read.failures }
  }
  const measured = {
    'message while as many receivers read': await whileRead(),
    'messages of one member at once': await load(
      { ...target, meter, vary: inTurn(send, writers.slice(0, 1)) },
      seconds * rounds,
      connections
    ),
  }
  return Object.entries(measured).map(([what, round]) => {
    const side = sideOf([round])
    return {
      group: 'messages',
      what,
      figures: { rps: side.rps, p50: side.p50, p99: side.p99, ...spentFigures(side) },
      note: side.failures > 0 ? `${side.failures} failed` : undefined,
    }
  })
}
