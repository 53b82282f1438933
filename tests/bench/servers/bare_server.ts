import 'reflect-metadata'
import { IgnitorFactory } from '@adonisjs/core/factories'
import pg from 'pg'
import type { SqlPlan } from './sql_plan.ts'
import { renderFromMemory } from './render_from_memory.ts'

/** The reference: bare AdonisJS, its routes answer a constant, the rows of a call's own SQL, or a page with its data at hand. */
const constants = new Map<string, unknown>()
const plans = new Map<string, SqlPlan>()
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE!), max: 10, pipeline: true })

const ignitor = new IgnitorFactory()
  .withCoreProviders()
  .withCoreConfig()
  .preload(async (app) => {
    const server = await app.container.make('server')
    server.use([])
    const router = await app.container.make('router')
    router.get('/ready', () => 'ready')
    router.get('/constants/:name', ({ params }) => constants.get(params.name))
    router.get('/queries/:name', ({ params }) => rowsOf(plans.get(params.name)!))
    router.get('*', renderFromMemory)
  })
  .create(new URL('./', import.meta.url))
await ignitor.httpServer().start()

process.on('message', ({ name, constant, plan }: { name: string; constant?: unknown; plan?: SqlPlan }) => {
  constants.set(name, constant)
  if (plan) plans.set(name, plan)
  process.send!({ name })
})
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => process.exit(0))

/** In the same round trips: pg sends concurrent queries without waiting. */
async function rowsOf(plan: SqlPlan) {
  const client = await pool.connect()
  try {
    let rows: unknown[] = []
    for (const statements of plan) {
      const answers = await Promise.all(statements.map(({ text, values }) => client.query(text, values)))
      rows = [...rows, ...answers.flatMap((answer) => answer.rows)]
    }
    return { rows }
  } finally {
    client.release()
  }
}
