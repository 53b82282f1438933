import { test } from '@japa/runner'
import pg from 'pg'
import { limitKey } from '@manyhearts/api/app/http/limits/limit_key'
import { limited } from '@manyhearts/api/app/http/limits/limited'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import { sharedRows } from '@manyhearts/api/app/tenancy/context/shared_list'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { tenantToken } from '@manyhearts/api/app/tenancy/context/tenant_token'
import { asOwner, type Brand, type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

/** What one injected statement may set for whoever gets its connection next. */
const POISON = {
  search_path: 'pg_catalog',
  // Long enough for the transaction that sets it.
  statement_timeout: '61s',
  default_transaction_read_only: 'on',
  synchronous_commit: 'off',
  row_security: 'off',
  timezone: 'Asia/Tokyo',
}

test.group('An injected statement', (group) => {
  let cast: Cast
  let attacker: pg.Client
  group.setup(async () => {
    cast = await newCast()
    attacker = new pg.Client(roleConnection(process.env.DATABASE_URL!, 'rt'))
    await attacker.connect()
  })
  group.teardown(() => attacker.end())
  group.each.teardown(async () => void (await attacker.query('rollback')))

  const STATE = `select pg_backend_pid() as pid, current_setting('app.tenant', true) as tenant,
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
    ${Object.keys(POISON)
      .map((name) => `current_setting('${name}') as "${name}"`)
      .join()}`

  test('leaves nothing behind on its connection', async ({ assert }) => {
    const [before] = await sharedRows(STATE)
    const poison = async () => {
      const [{ pid }] = (await tenantRows('select pg_backend_pid() as pid')) as [{ pid: number }]
      await tenantRows(
        `select pg_advisory_lock(1, 2), ${Object.keys(POISON)
          .map(() => 'set_config(?, ?, false)')
          .join()}, set_config('app.tenant', ?, false)`,
        [...Object.entries(POISON).flat(), tenantToken(cast.vlam.id)]
      )
      return pid
    }

    for (const readOnly of [false, true]) {
      const pid = await asTenant(cast.rosa, poison, { connection: 'separate', readOnly })
      // Its next transaction gives up the lock.
      await asTenant(cast.rosa, () => tenantRows('select 1'), { connection: 'separate' })
      const [after] = await sharedRows(STATE)

      assert.equal(after!.pid, pid, 'the same connection')
      assert.deepEqual({ ...after, pid: 0 }, { ...before, pid: 0, tenant: '' })
    }
  })

  test('reaches no rate limit of another brand or of the console', async ({ assert }) => {
    const keyOf = (brand: Brand | null) => limitKey(brand, 'injected', 'somebody')
    for (const brand of [cast.rosa, cast.vlam, null]) await limited(keyOf(brand), 3, '1 hour')
    await attacker.query('begin')
    await attacker.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.rosa.id)])

    await attacker.query('update infra.rate_limits set points = 0')
    await attacker.query('delete from infra.rate_limits')
    await assert.rejects(
      () => attacker.query(`insert into infra.rate_limits values ($1, 99, null)`, [`rlflx:${cast.vlam.id}:injected:x`]),
      /row-level security/
    )
    await attacker.query('rollback')
    await attacker.query('begin')
    await attacker.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.rosa.id)])
    await attacker.query('delete from infra.rate_limits')
    await attacker.query('commit')

    const { rows } = await asOwner((owner) =>
      owner.query('select key, points from infra.rate_limits where key like $1', ['%:injected:%'])
    )
    assert.sameMembers(
      rows.map(({ key, points }) => `${key} ${points}`),
      [cast.vlam, null].map((brand) => `rlflx:${keyOf(brand)} 1`)
    )
  })

  test('makes no large objects', async ({ assert }) => {
    for (const call of ['lo_create(0)', `lo_from_bytea(0, 'x')`, 'lo_creat(-1)'])
      await assert.rejects(() => attacker.query(`select ${call}`), /permission denied/)
  })

  test('that forges notifications makes nodes read again what is so', async ({ assert }) => {
    const asked = () => new Visitor(cast.rosa.host).get('/api/settings.php')
    const before = await asked()

    for (const payload of ['', 'nonsense', cast.vlam.id, `${cast.rosa.id}; drop table app.members`, 'x'.repeat(7_000)])
      for (const channel of ['tenancy', 'members']) await attacker.query('select pg_notify($1, $2)', [channel, payload])
    await asOwner((owner) => owner.query('select 1'))
    const after = await asked()

    assert.equal(after.status, 200)
    assert.deepEqual(after.body, before.body)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 200)
  })
})
