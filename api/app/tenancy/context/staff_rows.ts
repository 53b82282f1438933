import db from '@adonisjs/lucid/services/db'
import { staffTransaction } from './tenant_context.js'

/** Runs a statement on the staff connection, as part of the open staff transaction if there is one. */
export async function staffRows<Row = Record<string, any>>(sql: string, bindings: unknown[] = []): Promise<Row[]> {
  const { rows } = await (staffTransaction() ?? db.connection('staff')).rawQuery(sql, bindings as never[])
  return rows
}
