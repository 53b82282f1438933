import db from '@adonisjs/lucid/services/db'

/** Runs a statement of the console that belongs to no tenant: staff, their sessions, lists across tenants. */
export async function staffRows<Row = Record<string, any>>(sql: string, bindings: unknown[] = []): Promise<Row[]> {
  const { rows } = await db.connection('staff').rawQuery(sql, bindings as never[])
  return rows
}
