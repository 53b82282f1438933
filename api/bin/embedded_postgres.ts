import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from '../app/tenancy/context/is_database_away.ts'
import { freePort } from './free_port.ts'
import {
  asServer,
  initialise,
  locateBinaries,
  PASSWORD_FILE,
  type Server,
  serverFor,
  start,
} from './postgres_server.ts'
import { withProgress } from './with_progress.ts'

export interface EmbeddedPostgres {
  url: string
  /** Only where this process started it, or took it over from one that was killed: others on the same folder may be using it. */
  stop(): Promise<void>
  /** Starts it again, on the same port, whenever it is gone: killed, or stopped by the process that started it. */
  keepRunning(): void
}

interface PostgresOptions {
  database?: string
  /** Whether data must outlive a crash of the machine; writing is faster without. */
  isDurable?: boolean
}

const LOOK_EVERY_MS = 500
/** How long a start or a stop of it may take. */
const SETTLES_WITHIN_MS = 20_000
/** A large one may write long before it stops. */
const STOPS_WITHIN_MS = 60_000
const LONGEST_PAUSE_MS = 10_000

/** Starts the bundled PostgreSQL 18 on loopback, or uses one that runs; after a kill it gets the same port again. */
export async function startEmbeddedPostgres(folder: string, options: PostgresOptions = {}): Promise<EmbeddedPostgres> {
  const { database = 'manyhearts', isDurable = true } = options
  const server = await serverFor(resolve(folder), await locateBinaries())
  const data = join(server.home, 'postgres')
  if (!existsSync(data)) await withProgress('Setting up PostgreSQL', () => initialise(server, data))
  const password = (await readFile(join(data, PASSWORD_FILE), 'utf8')).trim()
  const urlOf = (port: number) => `postgres://manyhearts:${password}@127.0.0.1:${port}`
  const running = await findRunning(data, urlOf)
  const started = running
    ? { port: running, isOurs: await claim(data) }
    : await withProgress('Starting PostgreSQL', () => startOrFind(server, data, urlOf, isDurable))
  const { port } = started
  let { isOurs } = started
  let isKept = false
  let restart: Promise<void> | undefined
  try {
    await createDatabase(urlOf(port), database)
  } catch (error) {
    // The one that was found may begin to stop just now.
    if (running && isDatabaseAway(error)) return startEmbeddedPostgres(folder, options)
    throw error
  }

  const look = async () => {
    for (let pause = LOOK_EVERY_MS; isKept; await sleep(pause)) {
      if (await answers(port)) {
        pause = LOOK_EVERY_MS
        continue
      }
      if (!isKept) return
      console.log('PostgreSQL is gone, and is started again …')
      restart = startAgain(server, data, urlOf, { port, isDurable }).then(
        (byUs) => {
          isOurs ||= byUs
          console.log('PostgreSQL is back.')
        },
        (error: Error) => {
          pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
          console.error(error.message)
        }
      )
      await restart
    }
  }
  return {
    url: `${urlOf(port)}/${database}`,
    keepRunning() {
      isKept = true
      void look()
    },
    async stop() {
      isKept = false
      await restart
      if (isOurs) await stopServer(server, data)
      isOurs = false
    },
  }
}

/** Waits for one that starts or stops meanwhile. @returns its port, or undefined when there is none */
async function findRunning(data: string, urlOf: (port: number) => string): Promise<number | undefined> {
  for (const until = Date.now() + SETTLES_WITHIN_MS; Date.now() < until; await sleep(LOOK_EVERY_MS / 5)) {
    const { pid, port } = await lastRun(data)
    if (!pid || !isAlive(pid)) return undefined
    if (port && (await accepts(urlOf(port)))) return port
  }
  return undefined
}

/** Two may start at once: the one that comes too late uses the other's. */
async function startOrFind(
  server: Server,
  data: string,
  urlOf: (port: number) => string,
  isDurable: boolean
): Promise<{ port: number; isOurs: boolean }> {
  const port = await freePort((await lastRun(data)).port)
  try {
    await start(server, data, { port, isDurable })
    return { port, isOurs: await claim(data, true) }
  } catch (error) {
    const found = await findRunning(data, urlOf)
    if (!found) throw error
    return { port: found, isOurs: false }
  }
}

/** @returns whether this process is to stop it. @throws when it can't be started on its port */
async function startAgain(
  server: Server,
  data: string,
  urlOf: (port: number) => string,
  { port, isDurable }: { port: number; isDurable: boolean }
): Promise<boolean> {
  const found = await findRunning(data, urlOf)
  if (found) return claim(data)
  await start(server, data, { port, isDurable })
  return claim(data, true)
}

/** `pg_ctl -w` would also wait for one that another process starts meanwhile. */
async function stopServer(server: Server, data: string): Promise<void> {
  const { pid } = await lastRun(data)
  if (!pid) return
  await asServer(server, 'pg_ctl', ['-D', data, '-m', 'fast', '-W', 'stop']).catch(() => {})
  for (const until = Date.now() + STOPS_WITHIN_MS; Date.now() < until; await sleep(LOOK_EVERY_MS / 5))
    if ((await lastRun(data)).pid !== pid) return
}

/** Notes that this process is to stop it, unless another that lives is: one that was killed stops nothing. @returns whether it is */
async function claim(data: string, isStartedHere = false): Promise<boolean> {
  const note = `${data}.launcher`
  const holder = Number(await readFile(note, 'utf8').catch(() => 0))
  if (!isStartedHere && holder && isAlive(holder)) return false
  await writeFile(note, String(process.pid))
  return true
}

async function createDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/** Of a server that wasn't stopped (still running, or killed); zeros for none. */
async function lastRun(data: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0 }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether it serves: while it starts or stops it answers, and refuses. */
async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(`${url}/postgres`)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}
