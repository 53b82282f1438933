import db from '@adonisjs/lucid/services/db'

/** What a serving role must not be able to do, and the condition on `pg_roles` that tells whether it can. */
const EXCESS = {
  'be a superuser': 'rolsuper',
  'bypass row-level security': 'rolbypassrls',
  'own tables': `exists (
     select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relowner = pg_roles.oid and nspname in ('app', 'global', 'staff', 'infra', 'sec'))`,
  'create temporary objects': `has_database_privilege(current_database(), 'TEMPORARY')`,
}

/**
 * Row-level security does not bind superusers, roles that bypass it, or (where it is not forced) owners; and a role that can create
 * temporary types could have its own code run by functions of other roles.
 * @throws when a serving connection has any of these privileges
 */
export async function refuseExcessPrivileges(): Promise<void> {
  const columns = Object.entries(EXCESS).map(([excess, condition]) => `${condition} as "${excess}"`)
  for (const door of ['members', 'asides', 'staff']) {
    const { rows } = await db
      .connection(door)
      .rawQuery(`select rolname, ${columns.join(', ')} from pg_roles where rolname = current_user`)
    const found = Object.keys(EXCESS).filter((excess) => rows[0][excess])
    if (found.length > 0) throw new Error(`The role ${rows[0].rolname} must not ${found.join(' or ')}`)
  }
}
