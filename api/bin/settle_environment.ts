import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded_postgres.ts'
import { freePort } from './free_port.ts'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Default port (contract). */
const PORT = 3333

export interface Settled {
  env: NodeJS.ProcessEnv
  postgres?: EmbeddedPostgres
}

/** Fills in what the environment leaves open; explicit values always win. In production there is no key and no database of its own. */
export async function settleEnvironment(
  defaults: NodeJS.ProcessEnv,
  postgresOptions: Parameters<typeof startEmbeddedPostgres>[1] = {}
): Promise<Settled> {
  const env = await ownEnvironment(defaults)
  if (env.DATABASE_URL || env.NODE_ENV === 'production') return { env }
  const postgres = await startEmbeddedPostgres(env.DATA_DIR!, postgresOptions)
  return { env: { ...env, DATABASE_URL: postgres.url }, postgres }
}

async function ownEnvironment(defaults: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = { ...defaults, ...dotEnv(), ...process.env }
  env.NODE_ENV ??= 'development'
  // Child processes use the product's own Node.js.
  env.PATH = `${join(ROOT, 'node_modules/.bin')}:${env.PATH}`
  // Commands spend most of their time loading modules.
  env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled')
  env.PORT ??= String(await freePort(PORT))
  env.DATA_DIR = resolve(ROOT, env.DATA_DIR ?? 'var')
  await makeWritable(env.DATA_DIR).catch((error) => {
    throw unwritable(env.DATA_DIR!, error)
  })
  if (env.NODE_ENV === 'production') return env
  env.APP_KEY ??= await ownKey(env.DATA_DIR)
  return env
}

async function makeWritable(folder: string): Promise<void> {
  await makeFolder(folder)
  // What rights say is not all: nobody can write to /proc.
  await rm(await mkdtemp(join(folder, '.writable-')), { recursive: true })
}

/** Step by step: with `recursive`, `mkdir` of Node.js never ends under /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

function unwritable(folder: string, { code }: NodeJS.ErrnoException): Error {
  const message = `${folder} can’t be written (${code}). Give this user the folder, or set DATA_DIR to another.`
  return Object.assign(new Error(message), { code: 'E_READABLE' })
}

export function dotEnv(): Record<string, string> {
  const path = join(ROOT, '.env')
  if (!existsSync(path)) return {}
  const lines = readFileSync(path, 'utf8').split('\n')
  const pairs = lines.map((line) => /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line)).filter((found) => found !== null)
  return Object.fromEntries(pairs.filter(([, , value]) => value !== '').map(([, name, value]) => [name, value]))
}

async function ownKey(folder: string): Promise<string> {
  const path = join(folder, 'app-key')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    const key = randomBytes(32).toString('base64url')
    await writeFile(path, key, { mode: 0o600 })
    return key
  }
}
