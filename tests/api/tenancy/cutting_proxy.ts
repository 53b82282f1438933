import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

/** Connections, as tarn keeps them. */
interface Pool {
  numUsed(): number
  numPendingCreates(): number
  destroy(): Promise<unknown>
}

/** What knex keeps for itself. */
interface Knex {
  client: {
    config: { connection: { host: string; port: number } }
    pool?: Pool
    initializePool(): void
  }
}

/**
 * What is to happen to a piece of the conversation: pass it on, cut the line after so many bytes of it, or answer it with
 * PostgreSQL's last word, after which the line is silent and looks as if it stood.
 */
export type Verdict = 'pass' | { cutAfter: number } | { lastWord: Buffer }

/** A line between the members' pool and PostgreSQL that can be cut anywhere. */
export interface CuttingProxy {
  /** Decides about each piece; `toServer` is false for answers. The line's own memory is `line`. */
  judge: (piece: Buffer, toServer: boolean, line: Record<string, unknown>) => Verdict
  /** How often it was cut. */
  cuts: number
  /** Takes the proxy out again. */
  remove(): Promise<void>
}

/** Puts a proxy between the members' pool and PostgreSQL; it passes everything until it is told otherwise. */
export async function cuttingProxy(): Promise<CuttingProxy> {
  const { client } = db.connection('members').getWriteClient() as unknown as Knex
  // Each new connection is made by these.
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
        // What goes first must be on its way before the line is dead.
        from.pause()
        to.write(piece.subarray(0, verdict.cutAfter), end)
      })
    }
    pass(near, far, true)
    pass(far, near, false)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A pool of its own, so that no connection that knows the straight way is used, and later none that was cut.
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
