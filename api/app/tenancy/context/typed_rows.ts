import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ExcutableQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import pg, { type QueryResult } from 'pg'

/** `?` with a list or `:name` with an object. */
export type Bindings = unknown[] | Record<string, unknown>

/** SQL, or a query of Lucid's with `pojo()`. */
export type Query<Row> = string | ExcutableQueryBuilderContract<Row[]>

/** By PostgreSQL's type: the driver gives dates as midnights here. */
const READ: Record<number, (value: Date) => DateTime> = {
  [pg.types.builtins.DATE]: (value) => DateTime.fromJSDate(value),
  [pg.types.builtins.TIMESTAMPTZ]: (value) => DateTime.fromJSDate(value, { zone: 'utc' }),
}

/** The one reader of SQL: bigints are strings, dates and times are DateTimes. */
export async function typedRows<Row>(
  client: QueryClientContract,
  query: Query<Row>,
  bindings: Bindings
): Promise<Row[]> {
  const asked = typeof query === 'string' ? { sql: query, bindings } : query.toSQL()
  const { rows, fields }: QueryResult = await client.rawQuery(asked.sql, asked.bindings as never)
  for (const { name, dataTypeID } of fields) {
    const read = READ[dataTypeID]
    if (read) for (const row of rows) if (row[name] instanceof Date) row[name] = read(row[name])
  }
  return rows as Row[]
}
