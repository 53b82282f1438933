import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { crowd } from './crowd.ts'
import { explained } from './explained.ts'
import { readTooMuch } from './read_too_much.ts'

/** How long a member’s lists are: longer than a step of a statement may handle. */
const LENGTH = 300

/** Behind their first pages. */
const CURSOR = `${BigInt(Date.now() - 200 * 60_000) * 1000n}-1`

const PAGES: Record<string, string> = {
  'whom they block': '/api/blocks',
  'whom they block, further on': `/api/blocks?cursor=${CURSOR}`,
  'their likes': '/api/likes.php',
  'who likes them, further on': `/api/like-lists/received?cursor=${CURSOR}`,
  'whom they like, further on': `/api/like-lists/given?cursor=${CURSOR}`,
  'what they did with credits': '/api/transactions',
  'what they bought': '/api/orders',
}

/** How to get to the end of each: the first page, what is in it, and how `next` is asked for. */
const LISTS: Record<string, { path: string; of: string; by: string }> = {
  'whom they block': { path: '/api/blocks', of: 'blocks', by: 'cursor' },
  'who likes them': { path: '/api/like-lists/received', of: 'results', by: 'cursor' },
  'whom they like': { path: '/api/like-lists/given', of: 'results', by: 'cursor' },
  'who likes whom they like': { path: '/api/like-lists/matches', of: 'results', by: 'cursor' },
  'what they did with credits': { path: '/api/transactions', of: 'entries', by: 'before' },
  'what they bought': { path: '/api/orders', of: 'orders', by: 'before' },
}

/** What `likes.php` has of each. */
const NEWEST = { received: 'liked_by', given: 'given', matches: 'matches' } as const

test.group('A page of a long list reads no more than a page', (group) => {
  let ann: Person
  let ben: Person
  group.setup(async () => {
    const cast = await newCast()
    ann = cast.ann
    ben = cast.ben
    await lists(cast)
  })
  const whose = (path: string) => (path.startsWith('/api/blocks') ? ben : ann).browser

  for (const [name, path] of Object.entries(PAGES)) {
    test(name, async ({ assert }) => {
      const { statements, result } = await explained(() => whose(path).get(path))

      assert.equal(result.status, 200, result.text)
      assert.deepEqual(
        statements.flatMap((statement) => readTooMuch(statement, new Map())),
        []
      )
    })
  }

  const restOf = async (path: string, { of, by }: { of: string; by: string }, next: string | null) => {
    const ids: string[] = []
    for (let from = next; from !== null;) {
      const { status, body } = await whose(path).get(`${path}${from && `?${by}=${from}`}`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      ids.push(...body[of].map(({ id }: { id: string }) => id))
      from = body.next
    }
    return ids
  }

  for (const [name, { path, ...how }] of Object.entries(LISTS)) {
    test(`and leads to the next one, until each line was there once: ${name}`, async ({ assert }) => {
      const ids = await restOf(path, how, '')

      assert.lengthOf(ids, LENGTH)
      assert.lengthOf(new Set(ids), LENGTH)
    })
  }

  test('the newest likes lead to all others', async ({ assert }) => {
    const { body } = await ann.browser.get('/api/likes.php')

    for (const [type, list] of Object.entries(NEWEST)) {
      const newest: string[] = body[list].map(({ id }: { id: string }) => id)
      const rest = await restOf(`/api/like-lists/${type}`, LISTS['who likes them']!, body.next[type])
      assert.lengthOf(new Set([...newest, ...rest]), LENGTH, type)
      if (type !== 'matches') assert.lengthOf([...newest, ...rest], LENGTH, type)
    }
    assert.equal((await ann.browser.get('/api/like-lists/others')).status, 404)
    assert.equal((await ann.browser.get('/api/like-lists/received?cursor=x')).status, 422)
  })
})

/** Gives Ben blocks, and Ann likes both ways, orders and postings. */
async function lists({ rosa, ann: { profile, member }, ben }: Cast): Promise<void> {
  const { id } = await crowd(rosa.host)
  await asOwner(async (owner) => {
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `insert into app.blocks (tenant_id, blocker_profile_id, blocked_profile_id, created_at)
       select tenant_id, $2, id, now() - row_number() over () * interval '1 minute' from app.profiles
       where tenant_id = $1 and kind = 'member' and status = 'active' and id <> $2 order by id limit ${LENGTH}`,
      [id, ben.profile.id]
    )
    await owner.query(
      `insert into app.likes (tenant_id, from_profile_id, to_profile_id, created_at, seen_at)
       select tenant_id, case way when 1 then $2 else id end, case way when 1 then id else $2 end,
         now() - row_number() over () * interval '1 minute', now()
       from (select tenant_id, id from app.profiles where tenant_id = $1 and kind = 'member' and status = 'active' and id <> $2
         order by id desc limit ${LENGTH}) people cross join generate_series(1, 2) way
       on conflict do nothing`,
      [id, profile.id]
    )
    await owner.query(
      `with booked as (
         insert into app.ledger_transactions (tenant_id, id, member_id, kind, idempotency_key, created_at)
         select $1, sec.new_id(at), $2, 'signup_bonus', 'own list ' || at, at from generate_series(1, ${LENGTH}) each cross join lateral (select now() - interval '40 days' - each * interval '1 hour') as past (at) returning *
       )
       insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
       select tenant_id, id, member_id, 'member.bonus', 1, 1 from booked`,
      [id, member.id]
    )
    await owner.query(
      `insert into app.orders (tenant_id, member_id, package_id, number, status, credits, amount_minor, vat_minor, currency, gateway, method,
         statement_descriptor, idempotency_key, request_hash, completed_at)
       select $1, $2, 1, 'L' || each, 'completed', 1, 100, 0, 'GBP', 'sandbox', 'card', 'Test', 'own list ' || each, '', now() - interval '40 days'
       from generate_series(1, ${LENGTH}) each`,
      [id, member.id]
    )
    await owner.query('reset session_replication_role')
    await owner.query('vacuum (analyze) app.blocks, app.likes, app.ledger_transactions, app.ledger_entries, app.orders')
  })
}
