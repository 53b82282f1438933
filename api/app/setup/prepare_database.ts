import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type pg from 'pg'
import { importPlaces } from '#app/members/places/import_places'
import { PRODUCT_ROOT } from '#app/http/product_root'
import { prepareQueues } from '#app/jobs/prepare_queues'
import { applyDefaults } from '#app/setup/apply_defaults'
import { assertGrants, assertRoles } from '#app/setup/assert_roles'
import { asOwner } from '#app/setup/as_owner'
import { doneMigrations, knownMigrations } from '#app/setup/migrations'
import { OutdatedDatabase } from '#app/setup/outdated_database'
import { TOKEN_KEY_ID, tokenKeyPads } from '#app/tenancy/context/tenant_token'

const LOCK = 7_302_025

/** One node at a time: the lock waits, while Lucid's own lock throws. Says what it has done. @throws OutdatedDatabase */
export function prepareDatabase(app: ApplicationService, say: (line: string) => void): Promise<void> {
  return asOwner(async (owner) => {
    await prepareTables(app, owner, say)
    if (await importPlaces(owner)) say('imported countries, regions, towns and interests')
    await applyDefaults(owner)
  })
}

/** All that holds rows, without the rows that come with the product. @throws OutdatedDatabase */
export async function prepareTables(
  app: ApplicationService,
  owner: pg.Client,
  say: (line: string) => void
): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [LOCK])
  const [known, done] = [await knownMigrations(), await doneMigrations(owner)]
  const newest = known.at(-1)!
  if (done.some((name) => name < newest && !known.includes(name))) throw new OutdatedDatabase()
  await assertRoles(owner)
  await migrate(app, owner, say)
  await storeTokenKey(owner)
  await superuserPart(owner, say)
  await prepareQueues(owner)
  // A newer release may be ahead on another node: its rights are not ours to say.
  if (!done.some((name) => name > newest)) await assertGrants(owner)
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
  if (rows[0].rolsuper) {
    await owner.query(await readFile(join(PRODUCT_ROOT, 'database/superuser.sql'), 'utf8'))
    return
  }
  const { rowCount } = await owner.query(
    `select from pg_event_trigger where evtname = 'refuse_table_without_tenant'
       and has_parameter_privilege(current_database() || '_definer', 'backtrace_functions', 'SET')`
  )
  if (!rowCount)
    say(
      'the owner is no superuser: the guard on new tables, the closing of pg_stat_activity and faster proofs of the tenant wait for database/superuser.sql'
    )
}
