import db from '@adonisjs/lucid/services/db'
import type { Tenant } from './tenant_context.js'

/** Brands in every state, for scheduled jobs and commands. */
export async function allTenants(): Promise<Tenant[]> {
  const { rows } = await db.connection('separate').rawQuery('select id::text, slug from global.tenants order by slug')
  return rows
}
