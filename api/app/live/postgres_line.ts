import { Socket } from 'node:net'
import pg from 'pg'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'
import { reportLine } from '#app/tenancy/context/report_failure'
import type { Line, Listener } from './line.js'

const CHANNEL = 'live'
/** What the server calls the connection. */
export const LIVE_LINE = 'manyhearts live events'
const RECONNECT_AFTER_MS = 1_000
const ANSWERED_WITHIN_MS = 2_000
/** So that a connection that died without a word is noticed. */
const ASK_EVERY_MS = 10_000

interface Connection {
  client: pg.Client
  socket: Socket
}

/** PostgreSQL's notifications on a connection of their own, never in members' transactions: those would commit one after another. */
export function postgresLine({ hear, connected }: Listener): Line {
  let current: Connection | undefined
  let isUp = false
  let isOver = false

  const connect = async () => {
    if (isOver) return
    const connection = newConnection()
    const { client, socket } = (current = connection)
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    client.on('error', (error) => reportLine(error, 'the line for live events broke'))
    socket.once('close', () => {
      isUp = false
      setTimeout(connect, RECONNECT_AFTER_MS).unref()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      isUp = true
      connected()
    } catch (error) {
      reportLine(error, 'could not listen for live events')
      socket.destroy()
    }
  }

  /** @throws when there is no answer: then the connection is given up */
  const ask = async (text: string, values: string[] = []) => {
    if (!isUp || !current) throw new Error('The line for live events is down')
    const { client, socket } = current
    try {
      await client.query(text, values)
    } catch (error) {
      socket.destroy()
      throw error
    }
  }

  const asking = setInterval(() => isUp && void ask('select 1').catch(() => {}), ASK_EVERY_MS).unref()
  void connect()

  return {
    get isUp() {
      return isUp
    },
    say: (text) => ask('select pg_notify($1, $2)', [CHANNEL, text]),
    async hangUp() {
      isOver = true
      clearInterval(asking)
      if (isUp) await current?.client.end().catch(() => {})
      else current?.socket.destroy()
    },
  }
}

function newConnection(): Connection {
  const socket = new Socket()
  const client = new pg.Client({
    ...roleConnection(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'), 'rt'),
    application_name: LIVE_LINE,
    connectionTimeoutMillis: ANSWERED_WITHIN_MS,
    query_timeout: ANSWERED_WITHIN_MS,
    // What is said is written at once, whether or not what was said before it has been answered.
    pipeline: true,
    stream: () => socket,
  } as pg.ClientConfig)
  return { client, socket }
}
