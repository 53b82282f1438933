import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { precompress } from './precompress.ts'
import { runCommand } from './run_command.ts'
import { ROOT } from './settle_environment.ts'

interface Room {
  name: string
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
    mode: 'production',
    sources: ['theme-presets'],
    output: 'theme-presets/dist',
  },
  {
    name: 'api',
    mode: 'development',
    sources: ['api'],
    output: 'api/build',
  },
  {
    name: 'tenant-site',
    mode: 'production',
    // The site's types come from the API.
    sources: ['tenant-site', 'theme-presets', 'locales', 'api/app', 'api/start'],
    output: 'tenant-site/dist',
    assets: 'tenant-site/dist/client/assets',
  },
  {
    name: 'admin-console',
    mode: 'production',
    sources: ['admin-console', 'theme-presets', 'locales'],
    output: 'admin-console/dist',
    assets: 'admin-console/dist/assets',
  },
]

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.adonisjs'])

/** Builds what changed since the last build, in order of dependency. */
export async function buildRooms(env: NodeJS.ProcessEnv): Promise<void> {
  for (const room of ROOMS) {
    const stamp = join(ROOT, room.output, '.sources')
    const sources = await fingerprint(room)
    if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) continue
    console.log(`Building ${room.name} …`)
    await rm(stamp, { force: true })
    await runCommand('npm', ['run', '--silent', 'build'], {
      cwd: join(ROOT, room.name),
      env: { ...env, NODE_ENV: room.mode },
    })
    if (room.assets) await precompress(join(ROOT, room.assets))
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, sources)
  }
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
