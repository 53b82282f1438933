import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Row } from '../row.ts'
import { CITY, emailOf, sessionToken, WRITERS } from '../seed/bench_brand.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'
import { besideCity } from './beside_city.ts'

const CALLS: [what: string, path: string][] = [
  ['swipe game', '/api/swipe-game'],
  ['match finder, from the country', '/api/match-finder'],
  ['match finder, from the region', '/api/match-finder?near=region'],
  ['match finder, from anywhere', '/api/match-finder?near=anywhere'],
  ['similar members', '/api/members/{id}/similar'],
  ['likes', '/api/likes.php'],
]
const TABLES = [
  'profiles',
  'photos',
  'likes',
  'swipes',
  'blocks',
  'profile_interests',
  'conversation_sides',
  'messages',
]
/** PostgreSQL reports what a connection did after ten idle seconds. */
const COUNTED_AFTER_MS = 11_000

/** Finding people in the town and the city, and how many rows that read sequentially in tables that grow with the members. */
export async function discoveryRows(product: ChildServer, stage: Stage): Promise<Row[]> {
  const owner = new pg.Client(stage.database.url)
  await owner.connect()
  const hasCity = stage.database.tenants.has(CITY)
  const before = hasCity ? await readInSequence(owner) : 0
  const rows: Row[] = []
  for (const [what, path] of CALLS) {
    const target = async (slug: string) => ({
      port: product.port,
      host: `${slug}.localhost`,
      path: path.replace('{id}', await somebodyIn(owner, stage, slug)),
      cookie: sessionToken(slug, 1),
    })
    rows.push({ group: 'discovery', what, ...(await besideCity(target, stage)) })
  }
  rows.push({
    group: 'discovery',
    what: 'automatic like',
    ...(await besideCity(introductions(owner, product, stage), stage)),
  })
  if (hasCity) {
    const inSequence = (await readInSequence(owner)) - before
    rows.push({ group: 'discovery', what: 'rows read in sequence', figures: { rows: inSequence }, goal: '0' })
  }
  await owner.end()
  return rows
}

/** Introduces a profile to each writer in turn; earlier introductions are taken back. */
function introductions(owner: pg.Client, { port }: ChildServer, { database }: Stage) {
  return async (slug: string) => {
    await owner.query('delete from app.likes where tenant_id = $1 and automatic', [database.tenants.get(slug)])
    let person = 0
    return {
      port,
      host: `${slug}.localhost`,
      path: '/api/auto-like.php',
      vary: () => ({ cookie: sessionToken(slug, (person++ % WRITERS) + 1) }),
    }
  }
}

async function somebodyIn(owner: pg.Client, { database }: Stage, slug: string): Promise<string> {
  const { rows } = await owner.query(
    `select profiles.id::text from app.profiles join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
     where profiles.tenant_id = $1 and members.email = $2`,
    [database.tenants.get(slug), emailOf(slug, 2)]
  )
  return rows[0].id
}

async function readInSequence(owner: pg.Client): Promise<number> {
  await wait(COUNTED_AFTER_MS)
  const { rows } = await owner.query(
    `select sum(seq_tup_read)::bigint as read from pg_stat_user_tables where schemaname = 'app' and relname = any($1)`,
    [TABLES]
  )
  return Number(rows[0].read)
}
