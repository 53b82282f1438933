import { test } from '@japa/runner'
import pg from 'pg'
import { type StartedTransaction, transactionStatus } from '@manyhearts/api/app/tenancy/context/transaction_outcome'
import { killPostgres, restartPostgres } from './postgres.ts'

const STARTED = 'select pg_current_xact_id()::text as xid, now()::text as begun'

test('after a crash the fate of another transaction with the same number is not taken for the lost one’s', async ({
  assert,
}) => {
  const lost = await connect()
  await lost.query('begin')
  const { rows } = await lost.query<StartedTransaction>(STARTED)
  const [transaction] = rows
  await killPostgres()
  await restartPostgres()

  // Others get the numbers that the crash forgot.
  const other = await connect()
  let reused = false
  for (let each = 0; each < 20 && !reused; each++)
    reused = (await other.query(STARTED)).rows[0].xid === transaction!.xid
  await other.end()

  assert.isTrue(reused, 'the number was given out again')
  assert.equal(await transactionStatus(transaction!), 'unknown')
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(process.env.DATABASE_URL)
  client.on('error', () => {})
  await client.connect()
  return client
}
