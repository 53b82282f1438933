import db from '@adonisjs/lucid/services/db'
import { staffTransaction } from './tenant_context.js'

/**
 * Runs a statement of the console that belongs to no tenant: staff, their sessions, lists across tenants. Inside a transaction
 * that staff opened it is part of it.
 */
export async function staffRows<Row = Record<string, any>>(sql: string, bindings: unknown[] = []): Promise<Row[]> {
  const { rows } = await (staffTransaction() ?? db.connection('staff')).rawQuery(sql, bindings as never[])
  return rows
}
