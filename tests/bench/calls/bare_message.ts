import pg from 'pg'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import { prepared, type Statement } from '../servers/sql_plan.ts'
import type { Stage } from '../stage.ts'
import type { CountedCall } from './count_calls.ts'
import type { Writer } from './writers.ts'

/** As many as the product's pool has. */
const CONNECTIONS = 10

/** A client that writes messages as the product does, with only the two statements that count. */
export interface BareClient {
  /** Spends and stores until the time is over. @returns messages per second */
  run(seconds: number): Promise<number>
  stop(): Promise<void>
}

/** Takes the SQL from a real message. @throws when messages are stored by other SQL than a spend and an insert */
export async function bareMessages(
  { database }: Stage,
  counted: CountedCall[],
  writers: Writer[]
): Promise<BareClient> {
  const { recipe, plan } = counted.find(({ call }) => call.name === 'chats.messages.store')!.made!
  const find = (words: string): Statement => {
    const found = plan.flat().find(({ text }) => text.includes(words))
    if (!found) throw new Error(`A message is sent without "${words}" now: the bench must learn the new way.`)
    return found
  }
  const [token, spend, store] = ['sec.prove_tenant', 'insert into app.ledger_transactions', 'insert into messages'].map(
    find
  )
  const sample = await sampleOf(database.url, recipe.key!)
  const pool = new pg.Pool({ ...roleConnection(database.url, 'rt'), max: CONNECTIONS, pipeline: true } as pg.PoolConfig)
  let next = 0

  async function writeOne(client: pg.PoolClient): Promise<void> {
    const writer = writers[next++ % writers.length]!
    const key = `bare-${process.pid}-${Date.now()}-${next}`
    const like = (statement: Statement, transaction = '') =>
      client.query(
        prepared({
          text: statement.text,
          values: statement.values.map((value) =>
            valueFor(value, { ...sample, key: recipe.key! }, { ...writer, key, transaction })
          ),
        })
      )
    const [, , spent] = await Promise.all([client.query('BEGIN'), client.query(prepared(token!)), like(spend!)])
    await Promise.all([like(store!, spent.rows[0].transaction_id), client.query('COMMIT')])
  }

  return {
    run: async (seconds) => {
      const until = performance.now() + seconds * 1000
      let written = 0
      const began = performance.now()
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          const client = await pool.connect()
          for (; performance.now() < until; written++) await writeOne(client)
          client.release()
        })
      )
      return (written / (performance.now() - began)) * 1000
    },
    stop: () => pool.end(),
  }
}

type Ids = Omit<Writer, 'receiverToken'> & { key: string; transaction: string }

function valueFor(value: Statement['values'][number], from: Ids, to: Ids): Statement['values'][number] {
  if (typeof value !== 'string') return value
  const names = ['key', 'transaction', 'member', 'sender', 'receiver', 'conversation'] as const
  return names.reduce((text, name) => text.replaceAll(from[name], to[name]), value)
}

async function sampleOf(databaseUrl: string, key: string): Promise<Omit<Ids, 'key'>> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const { rows } = await owner.query(
    `select messages.ledger_transaction_id::text as transaction, messages.conversation_id::text as conversation,
       messages.sender_profile_id::text as sender, profiles.member_id::text as member, sides.partner_profile_id::text as receiver,
       '' as token
     from app.messages
     join app.profiles on profiles.tenant_id = messages.tenant_id and profiles.id = messages.sender_profile_id
     join app.conversation_sides sides on sides.tenant_id = messages.tenant_id
       and sides.conversation_id = messages.conversation_id and sides.profile_id = messages.sender_profile_id
     where messages.client_id = $1`,
    [key]
  )
  await owner.end()
  if (!rows[0]?.transaction) throw new Error('The counted message was not charged.')
  return rows[0]
}
