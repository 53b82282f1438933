import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

interface Pool {
  numUsed(): number
  numPendingCreates(): number
  destroy(): Promise<unknown>
}

/** Internals of knex. */
interface Knex {
  client: {
    config: { connection: { host: string; port: number } }
    pool?: Pool
    initializePool(): void
  }
}

/** What to do with a chunk: pass it on, cut the line after some bytes, or answer with PostgreSQL's farewell and then stay silent. */
export type Verdict = 'pass' | { cutAfter: number } | { lastWord: Buffer }

/** A line between the members' pool and PostgreSQL that can be cut anywhere. */
export interface CuttingProxy {
  /** Decides about each chunk; `toServer` is false for answers, `line` is the line's own memory. */
  judge: (piece: Buffer, toServer: boolean, line: Record<string, unknown>) => Verdict
  cuts: number
  remove(): Promise<void>
}

/** Puts a proxy between the members' pool and PostgreSQL; it passes everything until `judge` is replaced. */
export async function cuttingProxy(): Promise<CuttingProxy> {
  const { client } = db.connection('members').getWriteClient() as unknown as Knex
  // Each new connection is made with these.
  const settings = client.config.connection
  const { host, port } = settings
  const proxy: CuttingProxy = { judge: () => 'pass', cuts: 0, remove }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, host)
    const line = {}
    let isSilent = false
    const end = () => void [isSilent || near.destroy(), far.destroy()]
    const pass = (from: Socket, to: Socket, toServer: boolean) => {
      sockets.add(from)
      from.on('error', end).on('close', () => void [end(), sockets.delete(from)])
      from.on('data', (piece) => {
        const verdict = proxy.judge(piece, toServer, line)
        if (verdict === 'pass') return void to.write(piece)
        proxy.cuts++
        if ('lastWord' in verdict) {
          isSilent = true
          near.write(verdict.lastWord)
          return end()
        }
        if (verdict.cutAfter === 0) return end()
        // What goes first must be sent before the line is dead.
        from.pause()
        to.write(piece.subarray(0, verdict.cutAfter), end)
      })
    }
    pass(near, far, true)
    pass(far, near, false)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A pool of its own: no direct connection is used meanwhile, and no cut one afterwards.
  const straight = await idlePool()
  Object.assign(settings, { host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  client.pool = undefined
  client.initializePool()

  async function idlePool() {
    const pool = client.pool!
    while (pool.numUsed() + pool.numPendingCreates() > 0) await sleep(5)
    return pool
  }
  async function remove() {
    const cut = await idlePool()
    Object.assign(settings, { host, port })
    client.pool = straight
    await cut.destroy()
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return proxy
}
