import db from '@adonisjs/lucid/services/db'

/**
 * Rows of the lists all brands share (countries, regions, cities, interests), outside any tenant's transaction: nothing in
 * schema `global` belongs to one.
 */
export async function sharedRows<Row>(sql: string, bindings: (string | number)[] = []): Promise<Row[]> {
  const { rows } = await db.connection('asides').rawQuery(sql, bindings)
  return rows
}
