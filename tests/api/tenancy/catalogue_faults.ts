import type pg from 'pg'

/** What in the database's catalogue breaks the rules of isolation: one line per fault. */
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

const DEFINER = `select oid, rolname from pg_roles where rolname = current_database() || '_definer'`

const SERVING = `select oid, rolname from pg_roles where rolname like current_database() || '\\_%'
                 and oid not in (select oid from (${DEFINER}) d)`

const FUNCTIONS = `select pg_proc.*, nspname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
                   where nspname not in ('pg_catalog', 'information_schema')`

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
  'function with its owner’s rights': `select nspname || '.' || proname as name from (${FUNCTIONS}) f
    where prosecdef and nspname || '.' || proname not in ('sec.tenant_id', 'sec.prove_tenant')`,
  'security definer function not owned by the definer role': `select nspname || '.' || proname as name from (${FUNCTIONS}) f
    where prosecdef and proowner not in (select oid from (${DEFINER}) d)`,
  // Names in a body of standard SQL are resolved at creation; pg-boss's functions belong to the jobs role.
  'function whose search path is not pg_catalog, pg_temp': `select nspname || '.' || proname as name from (${FUNCTIONS}) f
    where nspname in ('app', 'global', 'staff', 'infra', 'sec', 'public') and prosqlbody is null
      and proconfig is distinct from array['search_path=pg_catalog, pg_temp']`,
  'definer role with too many rights': `select rolname as name from pg_roles where oid in (select oid from (${DEFINER}) d)
    and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolcanlogin or rolinherit)`,
  'definer role that owns more than security definer functions': `select pg_describe_object(classid, objid, objsubid) as name from pg_shdepend
    where dbid in (0, (select oid from pg_database where datname = current_database())) and deptype = 'o'
      and refobjid in (select oid from (${DEFINER}) d)
      and not (classid = 'pg_proc'::regclass and objid in (select oid from (${FUNCTIONS}) f where prosecdef))`,
  'definer role that reads more than the key': `select relname as name from (${DEFINER}) d, pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'global', 'staff', 'infra', 'sec', 'pgboss', 'public') and relkind in ('r', 'p', 'v', 'm') and relname <> 'key'
      and has_any_column_privilege(d.oid, pg_class.oid, 'SELECT, INSERT, UPDATE')`,
  'serving role that is a member of the definer role': `select s.rolname as name from (${SERVING}) s, (${DEFINER}) d
    where pg_has_role(s.oid, d.oid, 'MEMBER')`,
  'serving role that can create objects': `select rolname || ' in the database' as name from (${SERVING}) s
      where has_database_privilege(s.oid, current_database(), 'TEMPORARY, CREATE')
    union all
    select rolname || ' in ' || nspname from (${SERVING}) s, pg_namespace
      where has_schema_privilege(s.oid, pg_namespace.oid, 'CREATE') and (nspname, rolname) <> ('pgboss', current_database() || '_jobs')
    union all
    select rolname || ' on ' || relname from (${SERVING}) s, pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('app', 'global', 'staff', 'infra', 'sec') and relkind in ('r', 'p', 'v')
        and has_table_privilege(s.oid, pg_class.oid, 'TRIGGER')`,
  'serving role with too many rights': `select rolname as name from pg_roles where oid in (select oid from (${SERVING}) s)
    and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole)`,
  'table of a serving role': `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'global', 'staff', 'infra', 'sec') and relowner in (select oid from (${SERVING}) s)`,
  'ledger that can be rewritten': `select rolname || ' ' || privilege || ' ' || relname as name
    from (${SERVING}) s, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) privilege, (${TABLES}) t
    where relname in ('ledger_transactions', 'ledger_entries', 'ledger_seals', 'disclosure_acknowledgements')
      and (has_table_privilege(s.oid, t.oid, privilege) or (privilege = 'UPDATE' and has_any_column_privilege(s.oid, t.oid, privilege)))`,
  'tenant or id that can be changed': `select rolname || ' ' || relname || '.' || attname as name
    from (${SERVING}) s, (${TABLES}) t join pg_attribute on attrelid = t.oid and attname in ('tenant_id', 'id')
    where has_column_privilege(s.oid, t.oid, attnum, 'UPDATE')`,
  'kind of a profile that can be changed': `select rolname as name from (${SERVING}) s
    where has_column_privilege(s.oid, 'app.profiles', 'kind', 'UPDATE')`,
  'table that can be emptied': `select rolname || ' ' || relname as name from (${SERVING}) s, (${TABLES}) t where has_table_privilege(s.oid, t.oid, 'TRUNCATE')`,
  'secret within reach': `select rolname as name from (${SERVING}) s where has_table_privilege(s.oid, 'sec.key', 'SELECT')`,
  'rate limits of other brands within reach': `select relname as name from pg_class where oid = 'infra.rate_limits'::regclass and (
    not relrowsecurity or exists (select from pg_policy where polrelid = pg_class.oid
      and pg_get_expr(polqual, polrelid) !~ '(split_part|expire <)' ))`,
  'staff within members’ reach': `select rolname || ' ' || relname as name from (${SERVING}) s, pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'staff' and relkind = 'r' and rolname not like '%\\_staff' and has_table_privilege(s.oid, pg_class.oid, 'SELECT')`,
}
