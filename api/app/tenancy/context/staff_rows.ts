import db from '@adonisjs/lucid/services/db'
import { staffTransaction } from './tenant_context.js'
import { type Bindings, typedRows } from './typed_rows.js'

/** Runs a statement on the staff connection, as part of the open staff transaction if there is one. */
export async function staffRows<Row = Record<string, any>>(sql: string, bindings: Bindings = []): Promise<Row[]> {
  return typedRows(staffTransaction() ?? db.connection('staff'), sql, bindings)
}
