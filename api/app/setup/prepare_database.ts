import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import pg from 'pg'
import { importPlaces } from '#app/members/places/import_places'
import { PRODUCT_ROOT } from '#app/http/product_root'
import { prepareQueues } from '#app/jobs/prepare_queues'
import { applyDefaults } from '#app/setup/apply_defaults'
import { asOwner } from '#app/setup/as_owner'
import { OutdatedDatabase } from '#app/setup/outdated_database'
import { DEFINER, roleName, rolePassword, type ServingRole } from '#app/tenancy/context/database_roles'
import { TOKEN_KEY_ID, tokenKeyPads } from '#app/tenancy/context/tenant_token'

const LOCK = 7_302_025
const MIGRATIONS = 'database/migrations'
const ROLES: ServingRole[] = ['rt', 'staff', 'jobs']

/** One node at a time: the lock waits, while Lucid's own lock throws. Says what it has done. @throws OutdatedDatabase */
export function prepareDatabase(app: ApplicationService, say: (line: string) => void): Promise<void> {
  return asOwner(async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    await refuseOutdated(owner)
    await createRoles(owner)
    await revokeTemporaryObjects(owner)
    await migrate(app, owner, say)
    await storeTokenKey(owner)
    if (await importPlaces(owner)) say('imported countries, regions, towns and interests')
    await superuserPart(owner, say)
    await applyDefaults(owner)
    await prepareQueues(owner)
  })
}

/** Refuses what was made by other migrations than ours. Newer ones are no reason: a new release may be ahead on another node. */
async function refuseOutdated(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(`select to_regclass('migrations.adonis_schema') is not null as exists`)
  if (!rows[0].exists) return
  const known = (await readdir(join(PRODUCT_ROOT, MIGRATIONS)))
    .map((file) => `${MIGRATIONS}/${parse(file).name}`)
    .sort()
  const { rowCount } = await owner.query(
    'select from migrations.adonis_schema where name <> all($1) and name < $2 limit 1',
    [known, known.at(-1)]
  )
  if (rowCount) throw new OutdatedDatabase()
}

async function createRoles(owner: pg.Client): Promise<void> {
  const database = owner.database!
  for (const role of ROLES) {
    const name = await createRole(owner, roleName(database, role), 'login')
    await owner.query(`alter role ${name} password ${pg.escapeLiteral(rolePassword(role))}`)
  }
  // Only a member of a role may make it the owner of a function.
  await owner.query(`grant ${await createRole(owner, roleName(database, DEFINER), 'nologin')} to current_user`)
  for (const role of ['rt', 'staff'] as const) {
    const name = pg.escapeIdentifier(roleName(database, role))
    await owner.query(`alter role ${name} set statement_timeout = '5s'`)
    await owner.query(`alter role ${name} set lock_timeout = '2s'`)
    // Compiling a statement takes longer than running any of ours.
    await owner.query(`alter role ${name} set jit = off`)
    await owner.query(`alter role ${name} set idle_in_transaction_session_timeout = '10s'`)
  }
}

async function createRole(owner: pg.Client, role: string, login: 'login' | 'nologin'): Promise<string> {
  const name = pg.escapeIdentifier(role)
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role])
  if (!rowCount)
    await owner.query(`create role ${name} ${login} nosuperuser nobypassrls nocreatedb nocreaterole noinherit`)
  return name
}

/** Any role may create temporary types, which shadow built-in ones. Repeated at every start, as a restored backup grants it again. */
async function revokeTemporaryObjects(owner: pg.Client): Promise<void> {
  await owner.query(`revoke temporary on database ${pg.escapeIdentifier(owner.database!)} from public`)
}

async function migrate(app: ApplicationService, owner: pg.Client, say: (line: string) => void): Promise<void> {
  await owner.query('create schema if not exists migrations')
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, fromProductRoot(app), {
    direction: 'up',
    connectionName: 'owner',
    disableLocks: true,
  })
  runner.on('migration:completed', ({ file }) => say(`migrated ${file.name.split('/').at(-1)}`))
  await runner.run()
  if (runner.error) throw runner.error
}

/** Migrations are outside the API, and have the same names whether its sources or its build run them. */
function fromProductRoot(app: ApplicationService): ApplicationService {
  const appRoot = pathToFileURL(`${PRODUCT_ROOT}/`)
  return new Proxy(app, {
    get: (target, key) => {
      const value = key === 'appRoot' ? appRoot : Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function storeTokenKey(owner: pg.Client): Promise<void> {
  const { ipad, opad } = tokenKeyPads()
  await owner.query(
    `insert into sec.key (kid, ipad, opad) values ($1, $2, $3)
     on conflict (kid) do update set ipad = excluded.ipad, opad = excluded.opad`,
    [TOKEN_KEY_ID, ipad, opad]
  )
}

async function superuserPart(owner: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await owner.query('select rolsuper from pg_roles where rolname = current_user')
  if (rows[0].rolsuper) await owner.query(await readFile(join(PRODUCT_ROOT, 'database/superuser.sql'), 'utf8'))
  else
    say(
      'the owner is no superuser: the guard on new tables and the closing of pg_stat_activity wait for database/superuser.sql'
    )
}
