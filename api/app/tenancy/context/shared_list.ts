import db from '@adonisjs/lucid/services/db'

/** Rows of schema `global` (countries, cities, interests), which belong to no tenant, outside any transaction. */
export async function sharedRows<Row>(sql: string, bindings: (string | number)[] = []): Promise<Row[]> {
  const { rows } = await db.connection('separate').rawQuery(sql, bindings)
  return rows
}
