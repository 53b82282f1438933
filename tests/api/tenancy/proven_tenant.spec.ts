import { test } from '@japa/runner'
import pg from 'pg'
import { roleConnection, roleName, type ServingRole } from '@manyhearts/api/app/tenancy/context/database_roles'
import { refuseExcessPrivileges } from '@manyhearts/api/app/tenancy/context/refuse_excess_privileges'
import { tenantToken } from '@manyhearts/api/app/tenancy/context/tenant_token'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { rolledBack } from './rolled_back.ts'

const TENANT = 'select sec.tenant_id()::text as tenant'

/** Where a transaction keeps what it proved (migration 0060). */
const KEPT = 'backtrace_functions'

test.group('The proof of a tenant', (group) => {
  let cast: Cast
  let attacker: pg.Client
  group.setup(async () => {
    cast = await newCast()
    attacker = new pg.Client(roleConnection(process.env.DATABASE_URL!, 'rt'))
    await attacker.connect()
  })
  group.teardown(() => attacker.end())
  group.each.teardown(async () => void (await attacker.query('rollback')))

  const prove = async (token: string) => {
    await attacker.query('select sec.prove_tenant($1)', [token])
    return tenant()
  }
  const tenant = async () => (await attacker.query(TENANT)).rows[0].tenant
  const rosas = () => tenantToken(cast.rosa.id)

  test('is kept for the transaction, whatever becomes of the token', async ({ assert }) => {
    await attacker.query('begin')
    assert.equal(await prove(rosas()), cast.rosa.id)
    await attacker.query(`set local app.tenant = ''`)
    assert.equal(await tenant(), cast.rosa.id)
    await attacker.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.vlam.id)])
    assert.equal(await tenant(), cast.rosa.id)
    await attacker.query('commit')

    assert.isNull(await tenant())
  })

  test('ends with its savepoint', async ({ assert }) => {
    await attacker.query('begin')
    await prove(rosas())
    await attacker.query('savepoint here')
    assert.equal(await prove(tenantToken(cast.vlam.id)), cast.vlam.id)
    await attacker.query('rollback to here')

    assert.equal(await tenant(), cast.rosa.id)
  })

  test('is none for a token that proves nothing, and takes back the one before', async ({ assert }) => {
    const others = [
      '',
      rosas().replace(cast.rosa.id, cast.vlam.id),
      `${rosas()} `,
      `tenant_${cast.rosa.id}`,
      tenantToken(cast.rosa.id, Date.now() - 3 * 86_400_000),
    ]
    for (const other of others) {
      await attacker.query('begin')
      await prove(rosas())
      assert.isNull(await prove(other), other)
      await attacker.query('rollback')
    }
  })

  for (const role of ['rt', 'staff', 'jobs'] satisfies ServingRole[]) {
    test(`is not to be written by ${role}`, async ({ assert, cleanup }) => {
      const serving = new pg.Client(roleConnection(process.env.DATABASE_URL!, role))
      await serving.connect()
      cleanup(() => serving.end())
      const forged = `tenant_${cast.rosa.id}`
      const name = pg.escapeIdentifier(roleName(serving.database!, role))

      for (const sql of [
        `set ${KEPT} = '${forged}'`,
        `set local ${KEPT} = '${forged}'`,
        `select set_config('${KEPT}', '${forged}', true)`,
        `update pg_settings set setting = '${forged}' where name = '${KEPT}'`,
        `alter role ${name} set ${KEPT} = '${forged}'`,
        `grant set on parameter ${KEPT} to ${name}`,
      ]) {
        await serving.query('begin')
        await assert.rejects(() => serving.query(sql), /permission denied/)
        await serving.query('rollback')
      }
      const started = new pg.Client({
        ...roleConnection(process.env.DATABASE_URL!, role),
        options: `-c ${KEPT}=${forged}`,
      })
      await assert.rejects(() => started.connect(), /permission denied/)
    })
  }

  test('does not outlive RESET ALL', async ({ assert }) => {
    await attacker.query('begin')
    await prove(rosas())
    await attacker.query('reset all')

    assert.isNull(await tenant())
  })

  test('is not what an administrator looks for in that setting', async ({ assert }) => {
    await asOwner(async (owner) => {
      await owner.query(`set ${KEPT} = 'errfinish, DefineIndex'`)
      assert.isNull((await owner.query(TENANT)).rows[0].tenant)
      await owner.query(`select set_config('app.tenant', $1, false)`, [rosas()])
      assert.equal((await owner.query(TENANT)).rows[0].tenant, cast.rosa.id)
    })
  })

  test('is made for each question where nobody may write the setting', async ({ assert }) => {
    await rolledBack(async (owner) => {
      const definer = pg.escapeIdentifier(roleName(owner.database!, 'definer'))
      await owner.query(`revoke set on parameter ${KEPT} from ${definer}`)
      const { rows } = await owner.query('select sec.prove_tenant($1), current_setting($2) as kept', [rosas(), KEPT])
      assert.equal(rows[0].kept, '')
      assert.equal((await owner.query(TENANT)).rows[0].tenant, cast.rosa.id)
    })
  })

  test('is refused to be read from a setting that the serving role may write', async ({ assert, cleanup }) => {
    const right = (sql: string) =>
      asOwner((owner) => owner.query(sql.replace('%', pg.escapeIdentifier(roleName(owner.database!, 'rt')))))
    cleanup(async () => void (await right(`revoke set on parameter ${KEPT} from %`)))
    await right(`grant set on parameter ${KEPT} to %`)

    await assert.rejects(refuseExcessPrivileges, /_rt must not write what proves a tenant/)
  })
})
