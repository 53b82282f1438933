import db from '@adonisjs/lucid/services/db'

const EXCESS = {
  'be a superuser': 'rolsuper',
  'bypass row-level security': 'rolbypassrls',
  'own tables': `exists (
     select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relowner = pg_roles.oid and nspname in ('app', 'global', 'staff', 'infra', 'sec'))`,
  'create temporary objects': `has_database_privilege(current_database(), 'TEMPORARY')`,
  'write what proves a tenant': `has_parameter_privilege('backtrace_functions', 'SET')`,
}

/** Superusers and owners escape row-level security; temporary types could run code in other roles' functions. @throws if allowed */
export async function refuseExcessPrivileges(): Promise<void> {
  const columns = Object.entries(EXCESS).map(([excess, condition]) => `${condition} as "${excess}"`)
  for (const name of ['members', 'separate', 'staff']) {
    const { rows } = await db
      .connection(name)
      .rawQuery(`select rolname, ${columns.join(', ')} from pg_roles where rolname = current_user`)
    const found = Object.keys(EXCESS).filter((excess) => rows[0][excess])
    if (found.length > 0) throw new Error(`The role ${rows[0].rolname} must not ${found.join(' or ')}`)
  }
}
