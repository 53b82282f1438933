import type { Client } from 'pg'

/**
 * The database as SQL to read: every table with all that belongs to it, then functions. Made from PostgreSQL's catalogues, because
 * `pg_dump` may be missing or too old. Serving roles are named without the database (`rt` is `<database>_rt`).
 */
export async function describeSchema(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ sql: string }>(
    `${SCHEMA_RIGHTS} union all ${TABLES} union all ${FUNCTIONS} order by part, name`
  )
  return `${HEADER}\n${rows.map(({ sql }) => sql).join('\n\n')}\n`
}

const HEADER = '-- Made from the migrations by `npm run ace -- database:describe`; never edit it.\n'

const SCHEMAS = `('app', 'global', 'staff', 'infra', 'sec')`
const ROLE = `split_part(pg_get_userbyid(role), current_database() || '_', 2)`

const COLUMNS = `
  select attnum as place, concat_ws(' ', quote_ident(attname), replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz'),
    case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
    case when attnotnull then 'not null' end,
    case when attgenerated = 's' then 'generated always as (' || value || ') stored' else 'default ' || value end) as line
  from pg_attribute join pg_type on pg_type.oid = atttypid left join lateral (
    select pg_get_expr(adbin, adrelid, true) as value from pg_attrdef where adrelid = attrelid and adnum = attnum
  ) as defaults on true
  where attrelid = class.oid and attnum > 0 and not attisdropped`

/** Not null (n), which PostgreSQL 18 lists too, stands with its column. */
const CONSTRAINTS = `
  select 10000 + row_number() over (order by strpos('pufc', contype::text), conname), pg_get_constraintdef(oid, true)
  from pg_constraint where conrelid = class.oid and contype in ('p', 'u', 'f', 'c')`

const INDEXES = `
  select 1 as part, pg_get_indexdef(indexrelid, 0, true) as line from pg_index
  where indrelid = class.oid and not exists (select from pg_constraint where conindid = indexrelid)`

const STATISTICS = `select 2, pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxrelid = class.oid`

const TRIGGERS = `select 3, pg_get_triggerdef(oid, true) from pg_trigger where tgrelid = class.oid and not tgisinternal`

const POLICIES = `
  select 4, format('alter table %s %s row level security', class.oid::regclass, case when class.relforcerowsecurity then 'force' else 'enable' end)
  where class.relrowsecurity
  union all
  select 5, concat_ws(' ', format('create policy %I on %s', polname, class.oid::regclass),
    case polcmd when 'r' then 'for select' when 'd' then 'for delete' end,
    (select 'to ' || string_agg(${ROLE}, ', ' order by ${ROLE}) from unnest(polroles) as role where role <> 0),
    'using (' || pg_get_expr(polqual, polrelid, true) || ')', 'with check (' || pg_get_expr(polwithcheck, polrelid, true) || ')')
  from pg_policy where polrelid = class.oid`

const GRANTS = `
  select 6, format('grant %s on %s to %s', string_agg(privilege, ', ' order by place), class.oid::regclass, ${ROLE})
  from (
    select grantee as role, 1 as place, string_agg(lower(privilege_type), ', ' order by privilege_type) as privilege
    from aclexplode(class.relacl) where grantee <> class.relowner group by grantee
    union all
    select grantee, 2, lower(privilege_type) || ' (' || string_agg(quote_ident(attname), ', ' order by attnum) || ')'
    from pg_attribute cross join aclexplode(attacl) where attrelid = class.oid group by grantee, privilege_type
  ) as granted group by role`

const SCHEMA_RIGHTS = `
  select 1 as part, '' as name, string_agg(format('grant usage on schema %s to %s;', schemas, role), E'\\n' order by role) as sql
  from (
    select ${ROLE} as role, string_agg(nspname, ', ' order by nspname) as schemas
    from pg_namespace cross join lateral (select grantee as role, grantee from aclexplode(nspacl) where privilege_type = 'USAGE') as granted
    where nspname in ${SCHEMAS} and grantee <> nspowner group by grantee, granted.role
  ) as rights`

const TABLES = `
  select 2 as part, class.oid::regclass::text as name, concat_ws(E'\\n',
    format(E'create table %s (\\n  %s\\n)%s;', class.oid::regclass,
      (select string_agg(line, E',\\n  ' order by place) from (${COLUMNS} union all ${CONSTRAINTS}) as lines),
      ' with (' || array_to_string(reloptions, ', ') || ')'),
    (select string_agg(line || ';', E'\\n' order by part, line collate "C")
     from (${[INDEXES, STATISTICS, TRIGGERS, POLICIES, GRANTS].join(' union all ')}) as lines)) as sql
  from pg_class as class where relkind = 'r' and relnamespace::regnamespace::text in ${SCHEMAS}`

/** Without event triggers, which wait for a superuser (database/superuser.sql). */
const FUNCTIONS = `
  select 3, pg_proc.oid::regprocedure::text, concat_ws(E'\\n',
    -- As deep as migrations indent them.
    regexp_replace(rtrim(pg_get_functiondef(pg_proc.oid), E'\\n'), '^      ', '', 'gn') || ';',
    (select format('alter function %s owner to %s;', pg_proc.oid::regprocedure, ${ROLE})
     from (select proowner as role) as owners where prosecdef))
  from pg_proc where pronamespace::regnamespace::text in ${SCHEMAS} and prorettype <> 'event_trigger'::regtype`
