import db from '@adonisjs/lucid/services/db'

/**
 * Row-level security does not bind superusers, roles that bypass it, or (where somebody forgets to force it) owners.
 * @throws when a serving connection is any of them
 */
export async function refuseToServeAsOwner(): Promise<void> {
  for (const door of ['members', 'asides', 'staff']) {
    const { rows } = await db.connection(door).rawQuery(
      `select rolname, rolsuper or rolbypassrls or exists (
         select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where relowner = pg_roles.oid and nspname in ('app', 'global', 'staff', 'infra', 'sec')
       ) as too_mighty
       from pg_roles where rolname = current_user`
    )
    if (rows[0].too_mighty)
      throw new Error(`The role ${rows[0].rolname} must not own tables, be a superuser or bypass row-level security`)
  }
}
