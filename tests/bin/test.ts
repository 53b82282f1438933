import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import 'reflect-metadata'
import { freePort } from '@manyhearts/api/bin/free_port'
import { ageProviders } from '../age_providers.ts'
import { describeCalls } from './describe_calls.ts'
import { mortalDatabase } from './mortal_database.ts'
import { throwawayDatabase } from './throwaway_database.ts'

/**
 * Runs the tests: `node --import=@poppinss/ts-exec bin/test.ts [unit|api|browser …] [--files=…] [--tests=…]`. DATABASE_URL names
 * a server for a temporary database; everything else is set here, so that a test never meets real data. `faults` brings its own server.
 */
const args = process.argv.slice(2)
const faults = args.includes('faults')
const data = await mkdtemp(join(tmpdir(), 'manyhearts-test-'))
const database = faults ? await mortalDatabase(data) : await throwawayDatabase(server())
Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  DATA_DIR: data,
  APP_KEY: randomBytes(32).toString('hex'),
  DATABASE_URL: database.url,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  AGE_PROVIDERS: ageProviders(await freePort(), await freePort()),
  // Tests do themselves what is done by the clock: it would touch every brand in the middle of a test.
  RUN_SCHEDULED_JOBS: 'false',
  // Staff of the tests have hundreds of brands, on machines that are busy.
  BRANDS_DEADLINE: '120',
  PUSH_HOSTS: 'push.example.com,127.0.0.1',
  DEMO_PASSWORD: 'demo password of the tests',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'admin password of the tests',
})

const api = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const prepareDatabase = () => promisify(execFile)(process.execPath, ['ace.js', 'database:prepare'], { cwd: api })
await Promise.all([faults && prepareDatabase(), describeCalls(api)]).catch(async (error) => {
  await database.drop()
  throw error
})

const run = faults ? (await import('./run_faults.ts')).runFaults : (await import('./run_tests.ts')).runTests
await run(args, async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

function server(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  throw new Error('DATABASE_URL is not set. `npm test` starts a PostgreSQL of its own; by hand, point it to a server.')
}
