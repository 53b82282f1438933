import db from '@adonisjs/lucid/services/db'
import type { Tenant } from './tenant_context.js'

/** Every brand there is, whatever its state; for chores and commands. */
export async function allTenants(): Promise<Tenant[]> {
  const { rows } = await db.connection('asides').rawQuery('select id::text, slug from global.tenants order by slug')
  return rows
}
