import { test } from '@japa/runner'
import type { Client } from 'pg'
import { asOwner } from '../../cast.ts'
import { catalogueFaults } from '../tenancy/catalogue_faults.ts'
import { eventually } from '../notices/eventually.ts'
import { OtherProduct } from './other_product.ts'

/** What a dump without roles, rights or settings leaves out, and what a restore by somebody else gives away. */
const LOSSES: Record<string, string> = {
  'the search path': 'alter role %rt% in database %database% reset search_path',
  'rights on tables': 'revoke select on app.members from %rt%',
  'rights on columns': 'revoke update (name) on app.profiles from %rt%',
  'rights on schemas': 'revoke usage on schema app from %rt%',
  'time limits': 'alter role %rt% in database %database% reset statement_timeout',
  'the owner of the function that proves tenants': 'alter function sec.tenant_id() owner to current_user',
  'the owner of the queues': 'alter schema pgboss owner to current_user',
  'the refusal of temporary objects': 'grant temporary on database %database% to public',
}

test.group('A database restored by other means', () => {
  test('is not said to be ready while pages fail, and is whole after the next start', async ({ assert, cleanup }) => {
    const product = await OtherProduct.make()
    cleanup(() => product.end())
    await product.command('database:prepare')
    const before = await product.asOwner(rightsOf)
    await product.server.start()

    for (const loss of Object.values(LOSSES))
      await product.asOwner((owner) => owner.query(inside(owner.database!, loss)))
    const lost = await product.asOwner(rightsOf)
    await reconnect(product)
    await eventually('503', async () => ((await product.server.isReady()) ? undefined : true))
    const { code, said } = await product.command('database:prepare')

    assert.notDeepEqual(lost, before)
    assert.equal(code, 0, said)
    assert.deepEqual(await product.asOwner(rightsOf), before)
    assert.deepEqual(await product.asOwner(catalogueFaults), [])
    await reconnect(product)
    await eventually('200', async () => ((await product.server.isReady()) ? true : undefined))
  }).tags(['@full'])
})

test('A server asked to stop says first that it is not ready, and goes on serving until load balancers know', async ({
  assert,
  cleanup,
}) => {
  const product = await OtherProduct.make({ STOP_DELAY: '600' })
  cleanup(() => product.end())
  await product.command('database:prepare')
  await product.server.start()

  product.server.terminate()
  await eventually('503', async () => ((await product.server.isReady()) ? undefined : true))
  const alive = await fetch(`http://127.0.0.1:${product.port}/health/live`)

  assert.equal(alive.status, 200)
  assert.isFalse(product.server.hasEnded)
  // Asked again it waits no longer.
  assert.equal(await product.server.stop(), 0)
}).tags(['@full'])

const inside = (database: string, sql: string) =>
  sql.replaceAll(/%(\w+)%/g, (_, name) => `"${name === 'database' ? database : `${database}_${name}`}"`)

/** Settings of a role are read when it connects. */
async function reconnect({ env }: OtherProduct): Promise<void> {
  const database = new URL(env.DATABASE_URL!).pathname.slice(1)
  await asOwner((superuser) =>
    superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [`${database}_rt`])
  )
}

async function rightsOf(owner: Client) {
  const { rows } = await owner.query(`
    select 'settings' as what, setrole::regrole::text as whose, array(select unnest(setconfig) order by 1)::text as held
      from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())
    union all
    select 'schema', nspname, nspowner::regrole || ' ' || array(select unnest(nspacl)::text order by 1)::text
      from pg_namespace where nspname in ('app', 'global', 'staff', 'infra', 'sec', 'pgboss')
    union all
    select 'table', oid::regclass::text, array(select unnest(relacl)::text order by 1)::text
      from pg_class where relnamespace::regnamespace::text in ('app', 'global', 'staff', 'infra', 'sec') and relkind = 'r'
    union all
    select 'column', attrelid::regclass || '.' || attname, array(select unnest(attacl)::text order by 1)::text
      from pg_attribute where attacl is not null and attrelid::regclass::text ~ '^(app|global|staff|infra)[.]'
    union all
    select 'function', oid::regprocedure::text, proowner::regrole::text from pg_proc where prosecdef and pronamespace = 'sec'::regnamespace
    order by 1, 2`)
  return rows
}
