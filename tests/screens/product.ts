import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@manyhearts/api/bin/free_port'
import { throwawayDatabase } from '../bin/throwaway_database.ts'
import { Server } from '../faults/server.ts'

/** The demo member of every brand, and the console's first staff member. */
export const DEMO = { email: 'demo@example.com', password: 'demo password of the screens' }
export const STAFF = { email: 'admin@example.com', password: 'staff password of the screens' }

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

/** Serves the demo brands from a temporary database, data folder and port. @throws when `databaseUrl` is missing */
export async function startProduct(databaseUrl: string | undefined): Promise<{ end(): Promise<void> }> {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set. `npm run screens` starts a PostgreSQL of its own.')
  const data = await mkdtemp(join(tmpdir(), 'manyhearts-screens-'))
  const database = await throwawayDatabase(databaseUrl)
  Object.assign(process.env, {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: data,
    APP_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'fatal',
    ADMIN_HOST: 'admin.localhost',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DEMO_PASSWORD: DEMO.password,
  })
  const server = new Server()
  const end = async () => {
    await server.stop()
    await database.drop()
    await rm(data, { recursive: true, force: true })
  }
  try {
    await promisify(execFile)(process.execPath, ['ace.js', 'database:prepare', '--demo'], { cwd: API })
    await server.start()
    return { end }
  } catch (error) {
    await end()
    throw error
  }
}
