import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { PRODUCT_ROOT } from '#app/http/product_root'
import { DEFINER, roleName, rolePassword, type ServingRole } from '#app/tenancy/context/database_roles'

const SERVES_PEOPLE = {
  statement_timeout: `'5s'`,
  lock_timeout: `'2s'`,
  idle_in_transaction_session_timeout: `'10s'`,
  // What serves people is in memory or on a disk without a head to move.
  random_page_cost: '1.1',
  // Compiling a statement takes longer than running any of ours.
  jit: 'off',
  // Starting processes takes longer than most queries, and a busy server has none to spare for splitting one person's.
  max_parallel_workers_per_gather: '0',
}

const SETTINGS: Record<ServingRole, Record<string, string>> = {
  rt: {
    search_path: 'app, global, infra',
    ...SERVES_PEOPLE,
  },
  staff: { search_path: 'staff, app, global, infra', ...SERVES_PEOPLE },
  jobs: { search_path: 'app, global, infra' },
}

const RIGHTS = 'nosuperuser nobypassrls nocreatedb nocreaterole noinherit'

/** Roles, passwords and settings, asserted at every start: a backup of the database alone contains none of them. */
export async function assertRoles(owner: pg.Client): Promise<void> {
  const database = pg.escapeIdentifier(owner.database!)
  for (const [role, settings] of Object.entries(SETTINGS) as [ServingRole, Record<string, string>][]) {
    const name = await createRole(owner, roleName(owner.database!, role), 'login')
    await owner.query(`alter role ${name} password ${pg.escapeLiteral(rolePassword(role))}`)
    for (const [setting, value] of Object.entries(settings))
      await owner.query(`alter role ${name} in database ${database} set ${setting} = ${value}`)
  }
  // Only a member of a role may make it the owner of a function.
  await owner.query(`grant ${await createRole(owner, roleName(owner.database!, DEFINER), 'nologin')} to current_user`)
  // Any role may create temporary types, which shadow built-in ones.
  await owner.query(`revoke temporary on database ${database} from public`)
}

async function createRole(owner: pg.Client, role: string, login: 'login' | 'nologin'): Promise<string> {
  const name = pg.escapeIdentifier(role)
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role])
  if (!rowCount) await owner.query(`create role ${name} ${login} ${RIGHTS}`)
  return name
}

/** What migrations granted, as database/schema.sql lists it: a backup restored without rights, or before the roles, has lost it. */
export async function assertGrants(owner: pg.Client): Promise<void> {
  const schema = await readFile(join(PRODUCT_ROOT, 'database/schema.sql'), 'utf8')
  const rights = [...schema.matchAll(/^((?:grant|alter function) .+ to )(\w+);$/gm)].map(
    ([, right, role]) => `${right}${nameOf(owner, role!)};`
  )
  const definer = nameOf(owner, DEFINER)
  await owner.query(`
    grant usage, create on schema sec to ${definer};
    ${rights.join('\n')}
    revoke create on schema sec from ${definer};
    revoke all on sec.key from public;
    revoke create on schema public from public;`)
}

function nameOf(owner: pg.Client, role: string): string {
  return pg.escapeIdentifier(roleName(owner.database!, role as ServingRole))
}
