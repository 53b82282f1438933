import { test } from '@japa/runner'
import type { Client } from 'pg'
import { signUp } from '../../../bench/calls/recipes.ts'
import { asOwner } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { type Answer, Visitor } from '../../../visitor.ts'
import { MEMBER_CALLS } from '../member_calls.ts'
import { newRegulars, type Regulars } from '../regulars.ts'
import { crowd } from './crowd.ts'
import { explain, explained } from './explained.ts'
import { type Indexes, readTooMuch } from './read_too_much.ts'

const VISITORS_CALLS: Record<string, (visitor: Visitor, people: Regulars) => Promise<Answer>> = {
  'sessions.store': (visitor, { suitors }) =>
    visitor.post('/api/session', { email: suitors.at(-1)!.member.email, password: PASSWORD }),
  'signups.store': (visitor) => visitor.post('/api/signup', signUp()),
  'password_resets.store': (visitor, { suitors }) =>
    visitor.post('/api/password-resets', { email: suitors.at(-1)!.member.email }),
  'members.index': (visitor) => visitor.get('/api/members'),
  'members.show': (visitor, { ben }) => visitor.get(`/api/members/${ben.id}`),
}

test.group('With every member of a brand, no call takes longer', (group) => {
  let people: Regulars
  let tenant: { id: string; slug: string }
  let indexes: Indexes
  group.setup(async () => {
    people = await newRegulars(1)
    tenant = await crowd(people.ann.host)
    indexes = await asOwner(indexesOf)
  })

  const reads = async (ask: () => Promise<Answer>) => {
    const { statements, result } = await explained(ask)
    if (statements.length === 0) throw new Error(`nothing is asked for this answer: ${result.text}`)
    return statements.flatMap((statement) => readTooMuch(statement, indexes))
  }

  for (const [name, { ask }] of Object.entries(MEMBER_CALLS)) {
    test(name, async ({ assert }) => {
      assert.deepEqual(await reads(() => ask(people, 0)), [])
    })
  }

  for (const [name, ask] of Object.entries(VISITORS_CALLS)) {
    test(`${name}, by a visitor`, async ({ assert }) => {
      assert.deepEqual(await reads(() => ask(new Visitor(people.ann.host), people)), [])
    })
  }

  test('a statement that reads everyone, or a whole index, would be noticed', async ({ assert }) => {
    const noticed = (text: string) =>
      asOwner(async (owner) => {
        await owner.query('begin; set local enable_seqscan = off')
        const statement = await explain((sql) => owner.query(sql), { text, values: [tenant.id] })
        await owner.query('rollback')
        return readTooMuch(statement, indexes).join('\n')
      })

    assert.match(
      await noticed(`select from app.profiles where tenant_id = $1 and about_me = 'Nothing'`),
      /handles \d{4} rows/
    )
    assert.match(
      await noticed('select seq from app.messages where tenant_id = $1 and seq = 7'),
      /reads the index without conversation_id/
    )
    assert.equal(await noticed('select from app.members where tenant_id = $1 and id = 7'), '')
  })
})

async function indexesOf(owner: Client): Promise<Indexes> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(pg_get_indexdef(indexrelid, place, true) order by place) as columns
     from pg_index join pg_class on pg_class.oid = indexrelid cross join generate_series(1, indnkeyatts) as place
     where relnamespace = 'app'::regnamespace group by relname`
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
