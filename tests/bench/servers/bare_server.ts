import 'reflect-metadata'
import { IgnitorFactory } from '@adonisjs/core/factories'
import pg from 'pg'
import { prepared, type SqlPlan } from './sql_plan.ts'
import { renderFromMemory } from './render_from_memory.ts'

/** The reference: bare AdonisJS, its routes answer a constant, the rows of a call's own SQL, or a page with its data at hand. */
const constants = new Map<string, unknown>()
const plans = new Map<string, SqlPlan>()
const floors = new Map<string, SqlPlan>()
const poolOf = (connection: object) => {
  const pool = new pg.Pool({ ...connection, max: 10, pipeline: true } as pg.PoolConfig)
  // PostgreSQL ends what idles in a transaction, and the pool makes another connection.
  pool.on('error', () => {})
  return pool
}
const members = poolOf(JSON.parse(process.env.BENCH_DATABASE!))
const owner = poolOf({ connectionString: process.env.BENCH_OWNER! })

const ignitor = new IgnitorFactory()
  .withCoreProviders()
  .withCoreConfig()
  .preload(async (app) => {
    const server = await app.container.make('server')
    server.use([])
    const router = await app.container.make('router')
    router.get('/ready', () => 'ready')
    router.get('/constants/:name', ({ params }) => constants.get(params.name))
    router.get('/queries/:name', ({ params }) => rowsOf(members, plans.get(params.name)!))
    router.get('/floors/:name', ({ params }) => rowsOf(owner, floors.get(params.name)!))
    router.get('*', renderFromMemory)
  })
  .create(new URL('./', import.meta.url))
await ignitor.httpServer().start()

process.on(
  'message',
  ({ name, constant, plan, floor }: { name: string; constant?: unknown; plan?: SqlPlan; floor?: SqlPlan }) => {
    constants.set(name, constant)
    if (plan) plans.set(name, plan)
    if (floor) floors.set(name, floor)
    process.send!({ name })
  }
)
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => process.exit(0))

/** In the same round trips: pg sends concurrent queries without waiting. Prepared, as the product's are. */
async function rowsOf(pool: pg.Pool, plan: SqlPlan) {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    let rows: unknown[] = []
    for (const statements of plan) {
      const answers = await Promise.all(statements.map((statement) => client.query(prepared(statement))))
      rows = [...rows, ...answers.flatMap((answer) => answer.rows)]
    }
    return { rows }
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // With an error it is closed: it may be in a transaction still.
    client.release(failure)
  }
}
