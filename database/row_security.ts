/**
 * SQL for what every table needs before anybody may touch it. Roles are named after the database (`<database>_rt`, …),
 * because roles are cluster-wide and one server may hold several installations.
 */

/**
 * Makes a table of schema `app` a tenant's table: row-level security on and forced, one policy, and the given rights, if any. No serving
 * role may change the columns in `fixed`. PostgreSQL is told to plan for the largest tenant: by the average of many small ones it
 * would read all rows of a large one.
 */
export function tenantTable(name: string, rights: { members: string; staff?: string }, fixed: string[] = []): string {
  return `
    alter table app.${name} enable row level security;
    alter table app.${name} force row level security;
    alter table app.${name} alter column tenant_id set (n_distinct = 1);
    create policy tenant on app.${name}
      using (tenant_id = (select sec.tenant_id())) with check (tenant_id = (select sec.tenant_id()));
    ${grant(rights.members, `app.${name}`, 'rt', fixed)}
    ${grant(rights.staff ?? rights.members, `app.${name}`, 'staff', fixed)}`
}

/** Makes a table of schema `global` a shared list: everybody reads it, only staff write it. */
export function sharedTable(name: string, fixed: string[] = []): string {
  return `
    ${grant('select', `global.${name}`, 'rt')}
    ${grant('select, insert, update, delete', `global.${name}`, 'staff', fixed)}`
}

/**
 * Grants rights on a table to a serving role. `update` is granted column by column: never on keys, on generated columns or on
 * those in `fixed`.
 */
export function grant(rights: string, table: string, role: 'rt' | 'staff' | 'jobs', fixed: string[] = []): string {
  const plain = rights.split(', ').filter((right) => right !== '' && right !== 'update')
  const immutable = ['tenant_id', 'id', ...fixed].map((column) => `'${column}'`).join(', ')
  const [schema, name] = table.split('.')
  const updatable = rights.includes('update')
    ? `execute format('grant update (%s) on ${table} to %I',
         (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
          where table_schema = '${schema}' and table_name = '${name}' and is_generated = 'NEVER'
            and column_name not in (${immutable})),
         current_database() || '_${role}');`
    : ''
  return `
    do $$ begin
      ${plain.length ? `execute format('grant ${plain.join(', ')} on ${table} to %I', current_database() || '_${role}');` : ''}
      ${updatable}
    end $$;`
}

/** Grants the change of columns that a later migration added to a serving role. */
export function grantUpdate(columns: string[], table: string, role: 'rt' | 'staff'): string {
  return `
    do $$ begin
      execute format('grant update (${columns.join(', ')}) on ${table} to %I', current_database() || '_${role}');
    end $$;`
}

/** Grants reading of a few columns of a table to a serving role. */
export function grantSelect(columns: string[], table: string, role: 'rt' | 'staff'): string {
  return `
    do $$ begin
      execute format('grant select (${columns.join(', ')}) on ${table} to %I', current_database() || '_${role}');
    end $$;`
}
