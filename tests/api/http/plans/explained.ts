import { createRequire } from 'node:module'
import pg from 'pg'
import { PLANNED_BY_VALUES } from '@manyhearts/api/app/tenancy/context/statement_names'
import { ownRequests } from '../../../own_requests.ts'

/** A node of PostgreSQL's JSON format. */
export interface PlanNode {
  'Node Type': string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
  [removed: `Rows Removed by ${string}`]: number
}

export interface Explained {
  sql: string
  plan: PlanNode
}

interface Statement {
  text: string
  values?: unknown[]
}

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue(value: unknown): unknown }

const PLANNED = /^\s*(select|with|insert|update|delete)\b/i

/**
 * Runs `ask` and explains each statement that the API sends for it: just before it, in its transaction, and undone. What the API
 * prepares is planned without its values, as PostgreSQL may from the sixth time on.
 */
export function explained<T>(ask: () => Promise<T>): Promise<{ statements: Explained[]; result: T }> {
  return ownRequests(async (isOwn) => {
    const { query } = pg.Client.prototype
    const explaining: Promise<Explained>[] = []
    const begun = new WeakSet<pg.Client>()
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      const statement = (typeof given[0] === 'string' ? { text: given[0] } : given[0]) as Statement
      if (/^\s*begin\b/i.test(statement.text)) begun.add(this)
      else if (/^\s*(commit|rollback)\s*(;|$)/i.test(statement.text)) begun.delete(this)
      else if (isOwn() && begun.has(this) && PLANNED.test(statement.text))
        explaining.push(explain((text) => Reflect.apply(query, this, [text]), statement))
      return Reflect.apply(query, this, given)
    } as typeof query
    try {
      const result = await ask()
      return { statements: await Promise.all(explaining), result }
    } finally {
      pg.Client.prototype.query = query
    }
  })
}

/** Within the transaction that `send` sends to, in one round trip. */
export async function explain(
  send: (sql: string) => Promise<unknown>,
  { text, values = [] }: Statement
): Promise<Explained> {
  const mode = text.includes(PLANNED_BY_VALUES) ? 'force_custom_plan' : 'force_generic_plan'
  const literals = values.map((value) => literal(prepareValue(value)))
  const answers = (await send(
    `savepoint explained; set local plan_cache_mode = ${mode}; prepare explained as ${text};
     explain (analyze, timing off, summary off, buffers off, format json)
       execute explained ${literals.length > 0 ? `(${literals.join(', ')})` : ''};
     rollback to savepoint explained; release savepoint explained; deallocate explained`
  )) as pg.QueryResult[]
  const [row] = answers.find(({ command }) => command === 'EXPLAIN')!.rows
  return { sql: text, plan: row['QUERY PLAN'][0].Plan }
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return Buffer.isBuffer(value) ? `'\\x${value.toString('hex')}'` : pg.escapeLiteral(String(value))
}
