/**
 * SQL for what every table needs before anybody may touch it. Roles are named after the database (`<database>_rt`, …),
 * because roles are cluster-wide and one server may hold several installations.
 */

/** Makes a table of schema `app` a tenant's table: row-level security on and forced, one policy, and the given rights. */
export function tenantTable(name: string, rights: { members: string; staff?: string }): string {
  return `
    alter table app.${name} enable row level security;
    alter table app.${name} force row level security;
    create policy tenant on app.${name}
      using (tenant_id = (select sec.tenant_id())) with check (tenant_id = (select sec.tenant_id()));
    ${grant(rights.members, `app.${name}`, 'rt')}
    ${grant(rights.staff ?? rights.members, `app.${name}`, 'staff')}`
}

/** Makes a table of schema `global` a shared list: everybody reads it, only staff write it. */
export function sharedTable(name: string): string {
  return `${grant('select', `global.${name}`, 'rt')} ${grant('select, insert, update, delete', `global.${name}`, 'staff')}`
}

/**
 * Grants rights on a table to a serving role. `update` is granted column by column without the keys, and without the
 * columns in `fixed`: what is fixed when a row is made can't be changed by anybody who serves.
 */
export function grant(rights: string, table: string, role: 'rt' | 'staff' | 'jobs', fixed: string[] = []): string {
  const plain = rights
    .split(',')
    .map((right) => right.trim())
    .filter((right) => right !== 'update')
  const immutable = ['tenant_id', 'id', ...fixed].map((column) => `'${column}'`).join(', ')
  const [schema, name] = table.split('.')
  const updatable = rights.includes('update')
    ? `execute format('grant update (%s) on ${table} to %I',
         (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
          where table_schema = '${schema}' and table_name = '${name}' and column_name not in (${immutable})),
         current_database() || '_${role}');`
    : ''
  return `
    do $$ begin
      ${plain.length ? `execute format('grant ${plain.join(', ')} on ${table} to %I', current_database() || '_${role}');` : ''}
      ${updatable}
    end $$;`
}
