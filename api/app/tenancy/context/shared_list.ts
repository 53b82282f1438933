import db from '@adonisjs/lucid/services/db'
import { typedRows } from './typed_rows.js'

/** Rows of schema `global` (countries, cities, brands), which every tenant's role may read, outside any transaction. */
export async function sharedRows<Row = Record<string, any>>(sql: string, bindings: unknown[] = []): Promise<Row[]> {
  return typedRows(db.connection('separate'), sql, bindings)
}
