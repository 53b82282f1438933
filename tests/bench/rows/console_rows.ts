import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { sideOf } from '../load/compare.ts'
import { oneByOne } from '../load/one_by_one.ts'
import type { Row } from '../row.ts'
import { CITY, emailOf, TOWN } from '../seed/bench_brand.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'
import { Visitor } from '../../visitor.ts'

const GOAL = 'p95 ≤ 200 ms'

const ADMIN_HOST = process.env.ADMIN_HOST ?? 'admin.localhost'

/** As the console asks: 25 rows, and the last page that can be reached. */
const [FIRST_PAGE, LAST_PAGE] = [
  [0, 24],
  [9_975, 9_999],
]

interface Asked {
  filter?: Record<string, string>
  sort?: [string, 'ASC' | 'DESC']
  range?: number[]
}

/** What each list is asked for; `of`: whether it is a brand's. */
const listsOf = (slug: string): Record<string, { of?: 'brand'; asked: Asked[] }> => ({
  members: {
    of: 'brand',
    asked: [
      {},
      { range: LAST_PAGE },
      { sort: ['name', 'ASC'] },
      { sort: ['signed_up_at', 'DESC'] },
      { sort: ['id', 'ASC'] },
      { filter: { q: emailOf(slug, 17) } },
      { filter: { q: 'Ad' } },
      { filter: { q: 'Zzyzx' } },
      { filter: { status: 'active' } },
      { filter: { status: 'not_confirmed' } },
      { filter: { status: 'banned' } },
      { filter: { photos: 'waiting' } },
    ],
  },
  deletions: { of: 'brand', asked: [{}, { filter: { state: 'held' } }, { filter: { state: 'due' } }] },
  erasures: { of: 'brand', asked: [{}, { filter: { cause: 'unused' } }] },
  privacy_requests: { of: 'brand', asked: [{}, { filter: { state: 'open' } }, { filter: { kind: 'access' } }] },
  partner_consents: { of: 'brand', asked: [{}, { filter: { state: 'to_pass_on' } }, { filter: { state: 'untold' } }] },
  fictional_profiles: { of: 'brand', asked: [{}, { filter: { state: 'retired' } }, { filter: { q: 'Ada' } }] },
  banned_photos: { of: 'brand', asked: [{}, { filter: { reason: 'rights', state: 'in_force' } }] },
  verifications: { of: 'brand', asked: [{ filter: { state: 'sent' } }, { filter: { state: 'refused' } }] },
  profile_texts: { of: 'brand', asked: [{ filter: { state: 'held' } }, { filter: { state: 'refused' } }] },
  held_messages: {
    of: 'brand',
    asked: [{ filter: { state: 'held' } }, { filter: { state: 'refused' }, sort: ['held_at', 'DESC'] }],
  },
  complaints: {
    of: 'brand',
    asked: [{ filter: { state: 'open' } }, { filter: { state: 'appealed' } }, { filter: { state: 'overdue' } }],
  },
  suspicions: { of: 'brand', asked: [{ filter: { state: 'open' } }, { filter: { state: 'ended' } }] },
  desk_flags: { of: 'brand', asked: [{ filter: { state: 'open' } }, { filter: { state: 'done' } }] },
  answer_templates: { of: 'brand', asked: [{}, { filter: { purpose: 'message' } }] },
  pushes: {
    of: 'brand',
    asked: [{}, { range: LAST_PAGE }, { filter: { outcome: 'key_refused' } }, { filter: { kind: 'likes' } }],
  },
  postbacks: {
    of: 'brand',
    asked: [
      {},
      { range: LAST_PAGE },
      { filter: { state: 'given_up' } },
      { filter: { state: 'refused' } },
      { filter: { network: 'adnet', event: 'signup' } },
      { filter: { network: 'nobody' } },
    ],
  },
  orders: {
    of: 'brand',
    asked: [
      {},
      { range: LAST_PAGE },
      { filter: { status: 'refunded' } },
      { filter: { method: 'ideal' } },
      { filter: { q: 'tr_nobodys' } },
      { filter: { from: '2020-01-01T00:00:00Z', until: '2021-01-01T00:00:00Z' } },
    ],
  },
  refunds: { of: 'brand', asked: [{}, { filter: { state: 'proposed' } }] },
  payment_tasks: { of: 'brand', asked: [{ filter: { state: 'open' } }, { filter: { state: 'overdue' } }] },
  mandates: { of: 'brand', asked: [{}, { filter: { q: '4300' } }] },
  payment_blocks: { of: 'brand', asked: [{}, { filter: { q: '4300' } }] },
  audit_entries: {
    asked: [
      {},
      { range: LAST_PAGE },
      { filter: { action: 'member_revealed' } },
      { filter: { action: 'page_removed' } },
      { filter: { from: '2020-01-01T00:00:00Z', until: '2021-01-01T00:00:00Z' } },
    ],
  },
  announcements: { of: 'brand', asked: [{}] },
  campaigns: { of: 'brand', asked: [{}] },
  discount_codes: {
    of: 'brand',
    asked: [{}, { filter: { state: 'running' } }, { filter: { kind: 'unique' } }, { filter: { q: 'SPRING' } }],
  },
  invite_codes: { of: 'brand', asked: [{}, { filter: { state: 'running' } }, { filter: { q: 'SPRING' } }] },
  postback_receivers: { of: 'brand', asked: [{}] },
  tenants: { asked: [{}, { filter: { q: 'village' } }] },
  domains: { asked: [{}] },
  companies: { asked: [{}] },
  niches: { asked: [{}] },
  platforms: { asked: [{}] },
  banned_pictures: { asked: [{}] },
  staff_members: { asked: [{}] },
})

/** Each list of the console, the dashboard and the search, for a platform admin: in the city with `--large`, otherwise in the town. */
export async function consoleRows({ port }: ChildServer, stage: Stage): Promise<Row[]> {
  const { database, effort } = stage
  const slug = database.tenants.has(CITY) ? CITY : TOWN
  const tenantId = database.tenants.get(slug)!
  const cookie = await logIn(database.url)
  const lists = listsOf(slug)
  await assertAll(Object.keys(lists), cookie)
  const paths = Object.entries(lists).flatMap(([list, { of, asked }]) =>
    asked.map((one): [string, string] => [described(list, one), pathOf(list, one, of && tenantId)])
  )
  for (const [what, q] of [
    ['an address', emailOf(slug, 17)],
    ['a name', 'Ada'],
    ['an order', 'BENCH-20'],
  ])
    paths.push([`search for ${what}`, `/api/search?${new URLSearchParams({ q: q!, tenant_id: tenantId })}`])
  paths.push(['dashboard', '/api/dashboard'])
  const rows: Row[] = []
  for (const [what, path] of paths) {
    const target = { port, host: ADMIN_HOST, path, cookie }
    await oneByOne(target, 0)
    const { p50, p95, failures } = sideOf([await oneByOne(target, (effort.seconds * effort.rounds) / 4)])
    rows.push({
      group: 'console',
      what,
      figures: { p50, p95 },
      goal: GOAL,
      ...(failures > 0 && { note: `${failures} failed` }),
    })
  }
  return rows
}

function described(list: string, { filter, sort, range }: Asked): string {
  const parts = [
    ...Object.entries(filter ?? {}).map(([name, value]) => `${name} ${value}`),
    sort && `by ${sort[0]}`,
    range && 'last page',
  ]
  return [list, ...parts.filter(Boolean)].join(', ')
}

function pathOf(list: string, { filter, sort, range = FIRST_PAGE }: Asked, tenantId?: string): string {
  const query = new URLSearchParams({ range: JSON.stringify(range) })
  if (sort) query.set('sort', JSON.stringify(sort))
  query.set('filter', JSON.stringify({ ...filter, ...(tenantId && { tenant_id: tenantId }) }))
  return `/api/${list}?${query}`
}

/** @throws Error for a list of the console that nothing above asks for */
async function assertAll(lists: string[], cookie: string): Promise<void> {
  const admin = new Visitor(ADMIN_HOST)
  admin.cookies.set('sid', cookie)
  const { body } = await admin.get('/api/access')
  const missing = Object.keys(body.policies)
    .map((policy) => /^(\w+)\.list$/.exec(policy)?.[1])
    .filter((list) => list && !lists.includes(list))
  if (missing.length > 0) throw new Error(`the bench of the console doesn't ask for ${missing.join(', ')}`)
}

/** A platform admin’s session, as after a second factor. */
async function logIn(url: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const owner = new pg.Client(url)
  await owner.connect()
  const { rows } = await owner.query(
    `insert into staff.staff_members (email, name, platform_admin, totp_secret) values ('bench@example.com', 'Sam', true, '-')
     on conflict (email) do update set name = excluded.name returning id`
  )
  await owner.query(
    `insert into staff.staff_sessions (token_hash, staff_member_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0].id]
  )
  await owner.end()
  return token
}
