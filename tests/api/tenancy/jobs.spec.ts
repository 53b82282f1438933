import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import pg from 'pg'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import { tenantToken } from '@manyhearts/api/app/tenancy/context/tenant_token'
import { type Brand, type Cast, newCast } from '../../cast.ts'

test.group('Jobs of a brand', (group) => {
  let cast: Cast
  let serving: pg.Client
  group.setup(async () => {
    cast = await newCast()
    serving = new pg.Client(roleConnection(process.env.DATABASE_URL!, 'rt'))
    await serving.connect()
  })
  group.teardown(() => serving.end())
  group.each.teardown(async () => void (await serving.query('rollback')))

  const inside = async (brand: Brand) => {
    await serving.query('begin')
    await serving.query(`select set_config('app.tenant', $1, true)`, [tenantToken(brand.id)])
  }
  const add = (brand: Brand, table = 'job_common') =>
    serving.query(`insert into pgboss.${table} (id, name, data) values ($1, 'send_mail', $2)`, [
      randomUUID(),
      { tenant: brand.id, mail: 'none' },
    ])

  test('are added and seen by it alone', async ({ assert }) => {
    await inside(cast.rosa)
    await add(cast.rosa)
    assert.equal(
      (await serving.query(`select 1 from pgboss.job_common where data->>'tenant' = $1`, [cast.rosa.id])).rowCount,
      1
    )

    await serving.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.vlam.id)])

    assert.equal((await serving.query('select 1 from pgboss.job_common')).rowCount, 0)
  })

  test('can’t be forged for another', async ({ assert }) => {
    await inside(cast.vlam)

    await assert.rejects(() => add(cast.rosa), /row-level security/)
  })

  test('can’t be added or seen without a brand', async ({ assert }) => {
    await serving.query('begin')
    assert.equal((await serving.query('select 1 from pgboss.job_common')).rowCount, 0)

    await assert.rejects(() => add(cast.rosa), /row-level security/)
  })

  test('can’t be changed or removed by the serving role', async ({ assert }) => {
    for (const sql of [
      'update pgboss.job_common set data = data',
      'delete from pgboss.job_common',
      'select * from pgboss.job',
      'insert into pgboss.queue (name) values (1)',
    ]) {
      await inside(cast.rosa)
      await assert.rejects(() => serving.query(sql), /permission denied/)
      await serving.query('rollback')
    }
  })
})
