import pg from 'pg'
import env from '#start/env'
import { roleConnection } from './database_roles.js'
import { reportLine } from './report_failure.js'

const RECONNECT_AFTER_MS = 1_000

/** Hears of changes on any node (`notify` in the migrations); on reconnecting, everything is forgotten. @returns a function that stops */
export function listenForChanges(forget: Record<string, (tenantId?: string) => void>): () => Promise<void> {
  let client: pg.Client | undefined
  let stopped = false

  const connect = async () => {
    if (stopped) return
    client = new pg.Client(roleConnection(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'), 'rt'))
    client.on('notification', ({ channel, payload }) => forget[channel]?.(payload))
    client.on('error', (error) => reportLine(error, 'the line for changes broke'))
    client.on('end', () => !stopped && setTimeout(connect, RECONNECT_AFTER_MS).unref())
    try {
      await client.connect()
      for (const channel of Object.keys(forget)) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const all of Object.values(forget)) all()
    } catch (error) {
      reportLine(error, 'could not listen for changes')
      await client.end().catch(() => {})
    }
  }
  void connect()

  return async () => {
    stopped = true
    await client?.end().catch(() => {})
  }
}
