import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { type Answer, Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'

/** Of knex's pool, which its types don't know. */
interface Pool {
  max: number
  acquireTimeoutMillis: number
  acquire(): { promise: Promise<unknown> }
  release(connection: unknown): void
}

test.group('A database that has too much to do', (group) => {
  let brand: Brand
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
  })
  const ask = (accept = 'application/json') => new Visitor(brand.host).get('/api/packages', { accept })
  const saysLater = ({ status, headers, body }: Answer) => [
    status,
    body?.errors[0].code,
    Number(headers['retry-after']) > 0,
  ]

  test('is told as something to ask for again when a lock is waited for too long', async ({ assert }) => {
    const answer = await asOwner(async (owner) => {
      await owner.query('begin; lock table app.credit_packages in access exclusive mode')
      return ask().finally(() => owner.query('rollback'))
    })

    assert.deepEqual(saysLater(answer), [503, 'unavailable', true])
    assert.equal((await ask()).status, 200)
  })

  test('is told so when no connection gets free', async ({ assert }) => {
    const { pool } = db.connection('members').getWriteClient().client as { pool: Pool }
    const patience = pool.acquireTimeoutMillis
    assert.isBelow(patience, 30_000, 'proxies wait no longer')
    const taken = await Promise.all(Array.from({ length: pool.max }, () => pool.acquire().promise))
    pool.acquireTimeoutMillis = 50

    const answer = await ask().finally(() => {
      for (const connection of taken) pool.release(connection)
      pool.acquireTimeoutMillis = patience
    })

    assert.deepEqual(saysLater(answer), [503, 'unavailable', true])
    assert.equal((await ask()).status, 200)
  })

  test('is told so when a statement is given up', async ({ assert }) => {
    const answer = await asOwner(async (owner) => {
      await owner.query('begin; lock table app.credit_packages in access exclusive mode')
      const asked = ask()
      // As PostgreSQL does by itself after some seconds.
      await eventually('the statement', async () => {
        const { rows } = await owner.query(
          `select pg_cancel_backend(pid) as ended from pg_locks where relation = 'app.credit_packages'::regclass and not granted`
        )
        return rows[0]?.ended
      })
      return asked.finally(() => owner.query('rollback'))
    })

    assert.deepEqual(saysLater(answer), [503, 'unavailable', true])
  })
})
