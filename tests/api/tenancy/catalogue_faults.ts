import type pg from 'pg'

/** What the database's own catalogue says against the rules of isolation: one line per fault, none when all is well. */
export async function catalogueFaults(owner: pg.Client): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(QUESTIONS)) {
    const { rows } = await owner.query<{ name: string }>(sql)
    faults.push(...rows.map(({ name }) => `${fault}: ${name}`))
  }
  return faults
}

const TABLES = `select pg_class.* from pg_class join pg_namespace on pg_namespace.oid = relnamespace
                where nspname = 'app' and relkind in ('r', 'p')`

const SERVING = `select oid, rolname from pg_roles where rolname like current_database() || '\\_%'`

const QUESTIONS: Record<string, string> = {
  'no tenant_id': `select t.relname as name from (${TABLES}) t where not exists (
    select 1 from pg_attribute where attrelid = t.oid and attname = 'tenant_id' and attnotnull and atttypid = 'bigint'::regtype)`,
  'row-level security not forced': `select relname as name from (${TABLES}) t where not (relrowsecurity and relforcerowsecurity)`,
  'not exactly the one policy': `select relname as name from (${TABLES}) t where (
    select array_agg(pg_get_expr(polqual, polrelid) || '|' || pg_get_expr(polwithcheck, polrelid)) from pg_policy where polrelid = t.oid
  ) is distinct from array['(tenant_id = ( SELECT sec.tenant_id() AS tenant_id))|(tenant_id = ( SELECT sec.tenant_id() AS tenant_id))']`,
  'key without the tenant first': `select pg_get_indexdef(indexrelid) as name from pg_index join (${TABLES}) t on t.oid = indrelid
    where indisunique and (select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]) <> 'tenant_id'`,
  'reference that forgets the tenant': `select conname as name from pg_constraint
    join (${TABLES}) here on here.oid = conrelid join (${TABLES}) there on there.oid = confrelid
    where contype = 'f' and (
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) <> 'tenant_id' or
      (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) <> 'tenant_id')`,
  'view that sees with its owner’s eyes': `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'global', 'staff') and relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  'materialised view': `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'global', 'staff') and relkind = 'm'`,
  'function with its owner’s rights': `select proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('app', 'global', 'staff', 'infra', 'sec') and prosecdef
      and (nspname || '.' || proname <> 'sec.tenant_id' or not coalesce(proconfig @> array['search_path=pg_catalog'], false))`,
  'serving role with too many rights': `select rolname as name from pg_roles where oid in (select oid from (${SERVING}) s)
    and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole)`,
  'table of a serving role': `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'global', 'staff', 'infra', 'sec') and relowner in (select oid from (${SERVING}) s)`,
  'ledger that can be rewritten': `select rolname || ' ' || privilege || ' ' || relname as name
    from (${SERVING}) s, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) privilege, (${TABLES}) t
    where relname in ('ledger_transactions', 'ledger_entries', 'disclosure_acknowledgements')
      and (has_table_privilege(s.oid, t.oid, privilege) or (privilege = 'UPDATE' and has_any_column_privilege(s.oid, t.oid, privilege)))`,
  'tenant or id that can be changed': `select rolname || ' ' || relname || '.' || attname as name
    from (${SERVING}) s, (${TABLES}) t join pg_attribute on attrelid = t.oid and attname in ('tenant_id', 'id')
    where has_column_privilege(s.oid, t.oid, attnum, 'UPDATE')`,
  'kind of a profile that can be changed': `select rolname as name from (${SERVING}) s
    where has_column_privilege(s.oid, 'app.profiles', 'kind', 'UPDATE')`,
  'table that can be emptied': `select rolname || ' ' || relname as name from (${SERVING}) s, (${TABLES}) t where has_table_privilege(s.oid, t.oid, 'TRUNCATE')`,
  'secret within reach': `select rolname as name from (${SERVING}) s where has_table_privilege(s.oid, 'sec.key', 'SELECT')`,
  'staff within members’ reach': `select rolname || ' ' || relname as name from (${SERVING}) s, pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'staff' and relkind = 'r' and rolname not like '%\\_staff' and has_table_privilege(s.oid, pg_class.oid, 'SELECT')`,
}
