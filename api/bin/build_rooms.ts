import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { precompress } from './precompress.ts'
import { runQuietly } from './run_quietly.ts'
import { ROOT } from './settle_environment.ts'
import { withProgress } from './with_progress.ts'

interface Room {
  name: string
  after: string[]
  sources: string[]
  output: string
  /** Served to browsers. */
  assets?: string
  /** Vite drops development helpers for production; the API's code generator boots the app, which production may refuse. */
  mode: 'production' | 'development'
}

const ROOMS: Room[] = [
  {
    name: 'theme-presets',
    after: [],
    mode: 'production',
    sources: ['theme-presets'],
    output: 'theme-presets/dist',
  },
  {
    name: 'api',
    after: ['theme-presets'],
    mode: 'development',
    // Of what is generated, the models' columns alone are no product of the build.
    sources: ['api', 'api/.adonisjs/server/schema.ts'],
    output: 'api/build',
  },
  {
    name: 'tenant-site',
    // The API generates the site's client.
    after: ['api'],
    mode: 'production',
    sources: ['tenant-site', 'theme-presets', 'locales', 'api/app', 'api/start'],
    output: 'tenant-site/dist',
    assets: 'tenant-site/dist/client/assets',
  },
  {
    name: 'admin-console',
    after: ['theme-presets'],
    mode: 'production',
    sources: ['admin-console', 'theme-presets', 'locales'],
    output: 'admin-console/dist',
    assets: 'admin-console/dist/assets',
  },
]

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.adonisjs'])

/** Builds what changed since the last build, each room as soon as those it needs are built. `names` includes those. */
export async function buildRooms(env: NodeJS.ProcessEnv, names = ROOMS.map(({ name }) => name)): Promise<void> {
  const builds = new Map<string, Promise<void>>()
  for (const room of ROOMS.filter(({ name }) => names.includes(name))) {
    const needed = Promise.all(room.after.map((name) => builds.get(name)!))
    builds.set(
      room.name,
      needed.then(() => buildRoom(room, env))
    )
  }
  await Promise.all(builds.values())
}

async function buildRoom(room: Room, env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = join(ROOT, room.output, '.sources')
  const sources = await fingerprint(room)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return
  await rm(stamp, { force: true })
  await withProgress(`Building ${room.name} (${ROOMS.indexOf(room) + 1} of ${ROOMS.length})`, () =>
    runQuietly('npm', ['run', '--silent', 'build'], {
      cwd: join(ROOT, room.name),
      env: { ...env, NODE_ENV: room.mode },
    })
  )
  if (room.assets) await precompress(join(ROOT, room.assets))
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, sources)
}

async function fingerprint({ sources }: Room): Promise<string> {
  const hash = createHash('sha256')
  for (const path of ['pnpm-lock.yaml', ...sources]) await add(join(ROOT, path), hash)
  return hash.digest('hex')
}

async function add(path: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const found = await stat(path)
  if (found.isFile()) {
    hash.update(`${relative(ROOT, path)} ${found.size} ${found.mtimeMs}\n`)
  } else {
    const names = (await readdir(path)).filter((name) => !NOT_SOURCES.has(name))
    for (const name of names.sort()) await add(join(path, name), hash)
  }
}
