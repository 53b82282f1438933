import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@manyhearts/api/bin/free_port'
import { StatementReader } from './read_statements.ts'
import type { SqlPlan, Statement } from './sql_plan.ts'

/** Delay of every answer, which shows what was sent together: a statement that leaves later than this has waited for something. */
const LATENCY_MS = 12

/** How long without a statement counts as quiet. */
const QUIET_MS = 200

const READY = 'Z'.charCodeAt(0)

/** Sits between the product and PostgreSQL and records every round trip of the serving roles. */
export interface CountingProxy {
  url: string
  /** Waits until the product's own queries at start are over. */
  quiet(): Promise<void>
  take(): SqlPlan
  stop(): void
}

export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  let plan: SqlPlan = []
  let lastAsked = performance.now()
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432), noDelay: true })
    relay(client, upstream, (startsRoundTrip, statement) => {
      if (startsRoundTrip || plan.length === 0) plan.push([])
      plan.at(-1)!.push(statement)
      lastAsked = performance.now()
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket
        .once('close', () => sockets.delete(socket))
        .once('error', () => [client, upstream].map((one) => one.destroy()))
    }
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    quiet: async () => {
      while (performance.now() - lastAsked < QUIET_MS) await wait(QUIET_MS / 10)
    },
    take: () => {
      const taken = plan
      plan = []
      return taken
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

type Note = (startsRoundTrip: boolean, statement: Statement) => void

/** Relays bytes both ways; a statement starts a round trip when an answer has come since the last one started. */
function relay(client: Socket, upstream: Socket, note: Note): void {
  let serves = false
  let answered = true
  const reader = new StatementReader(
    (user) => (serves = /_(rt|staff)$/.test(user)),
    (statement) => {
      if (serves) note(answered, statement)
      answered = false
    }
  )
  let rest = Buffer.alloc(0)
  client.on('data', (chunk) => {
    reader.read(chunk)
    upstream.write(chunk)
  })
  upstream.on('data', (chunk) => {
    setTimeout(() => {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        if (rest[0] === READY) answered = true
        rest = rest.subarray(1 + rest.readInt32BE(1))
      }
      client.write(chunk)
    }, LATENCY_MS)
  })
  client.once('end', () => upstream.end())
  upstream.once('end', () => client.end())
}
