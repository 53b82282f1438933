import type pg from 'pg'
import type { Tenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { seedCrowd } from '../../../bench/seed/seed_crowd.ts'
import { asOwner } from '../../../cast.ts'

const CROWD = 2_000

/** What a brand has few of, however many people are there; lists of banned pictures are read whole (`members/near_pictures.spec.ts` measures it). */
export const FEW = [
  'banned_photos',
  'answer_templates',
  'campaigns',
  'credit_packages',
  'gifts',
  'invite_codes',
  'own_pages',
  'postback_receivers',
  'tenant_texts',
]

/** Gives a brand thousands of people, and each of them a row in every table of schema `app`, new ones included. */
export function crowd(host: string): Promise<Tenant> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query<Tenant>(
      `select tenants.id::text, slug from global.tenants join global.domains on tenant_id = tenants.id where host = $1`,
      [host]
    )
    const { id, slug } = rows[0]!
    await seedCrowd(owner, id, { slug, people: CROWD })
    await owner.query('set session_replication_role = replica')
    await owner.query(PAIRS)
    await owner.query(CHATS)
    const tables = await tablesOf(owner)
    for (const table of tables) if (!FEW.includes(table.name)) await fill(owner, id, table)
    await owner.query('reset session_replication_role')
    await owner.query(`vacuum (analyze) ${tables.map(({ name }) => `app.${name}`).join(', ')}`)
    return { id, slug }
  })
}

/** Everyone and the next one. */
const PAIRS = `
  create temp table pairs as
  select one.*, other.profile_id as other_id, coalesce(one.member_id, one.profile_id) as row_id
  from people one join people other on other.n = 1 + one.n % ${CROWD}`

const CHATS = `
  with begun as (
    insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at)
    select tenant_id, least(profile_id, other_id), greatest(profile_id, other_id), profile_id, 1, now() from pairs returning *
  )
  insert into app.conversation_sides (tenant_id, conversation_id, profile_id, partner_profile_id)
  select tenant_id, id, low_profile_id, high_profile_id from begun
  union all select tenant_id, id, high_profile_id, low_profile_id from begun`

interface Table {
  name: string
  columns: { name: string; type: string; isNeeded: boolean }[]
}

/** Of a person of `pairs`, by column or by the column of one table; its checks are why it is more than something of the type. */
const VALUES: Record<string, string> = {
  id: 'row_id',
  member_id: 'member_id',
  reporter_member_id: 'member_id',
  profile_id: 'profile_id',
  sender_profile_id: 'profile_id',
  from_profile_id: 'profile_id',
  blocker_profile_id: 'profile_id',
  to_profile_id: 'other_id',
  blocked_profile_id: 'other_id',
  subject_id: 'other_id',
  currency: `'GBP'`,
  'age_checks.nonce': `''`,
  'age_checks.code_verifier': `''`,
  'announcements.kind': `'news'`,
  'announcements.path': `'/'`,
  'announcement_receivers.week': `date_trunc('week', current_date)::date`,
  'appeals.side': `'subject'`,
  'care_signs.kind': `'spending'`,
  'closings.reached': '0',
  'complaint_messages.side': `'reporter'`,
  'complaint_messages.thread': `'reporter'`,
  'complaints.subject_kind': `'profile'`,
  'complaints.reason': `'spam'`,
  'consents.kind': `'member_resell'`,
  'ledger_entries.account': `'member.bonus'`,
  'ledger_entries.credits_after': '1',
  'ledger_seals.ended_at': `now() + interval '1 day'`,
  'ledger_transactions.kind': `'signup_bonus'`,
  'profile_texts.field': `'about_me'`,
  'profile_texts.body': `'Read this'`,
  'profile_texts.found': `'every'`,
  'member_notes.text': `'Called'`,
  'verifications.pose': `'palm'`,
  'verifications.pose_until': 'now()',
  'link_tokens.purpose': `'activation'`,
  'mandates.reference': 'row_id::text',
  'mandates.signed_at': 'now()',
  'mandates.state': `'active'`,
  'payment_blocks.kind': `'iban'`,
  'payment_tasks.kind': `'claim'`,
  'decisions.measures': `'{}'`,
  'decisions.subject_kind': `'profile'`,
  'desk_flags.reason': `'money'`,
  'erasure_holds.ends_at': `now() + interval '1 day'`,
  'erasure_holds.reason': `'claim'`,
  'erasures.cause': `'member'`,
  'suspicions.kind': `'stalking'`,
  'suspicions.urgency': `'prompt'`,
  'suspicions.words': `'Seen'`,
  'figure_days.day': `current_date - (row_id % 100000)::int`,
  'revenue_entries.kind': `'paid'`,
  'trust_months.month': `date_trunc('month', current_date)::date`,
  'privacy_links.email': 'row_id::text',
  'privacy_links.expires_at': `now() + interval '1 day'`,
  'privacy_links.kind': `'access'`,
  'privacy_links.words': `''`,
  'privacy_requests.due_at': `now() + interval '1 month'`,
  'privacy_requests.kind': `'access'`,
  'privacy_requests.proof': `'log_in'`,
  'heroes.key': `md5(row_id::text)`,
  'heroes.licence': `'own'`,
  'photo_rights.licence': `'own'`,
  'postbacks.amount_minor': '1',
  'postbacks.event': `'signup'`,
  'pushes.kind': `'likes'`,
  'refunds.cause': `'deletion'`,
  'refunds.state': `'wanted'`,
  'refunds.credits': '1',
  'sanctions.kind': `'warned'`,
  'spending_guards.day_minor': '100000',
  'swipes.choice': `'pass'`,
}

const OF_TYPE: Record<string, string> = {
  bigint: 'row_id',
  boolean: 'false',
  bytea: 'sha256(row_id::text::bytea)',
  date: 'current_date',
  integer: '1',
  'integer[]': `'{640}'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  text: 'row_id::text',
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
}

async function tablesOf(owner: pg.Client): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select relname as name, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
       'isNeeded', attnotnull and not atthasdef)) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = 'app' and relkind = 'r' group by relname order by relname`
  )
  return rows
}

async function fill(owner: pg.Client, tenantId: string, { name, columns }: Table): Promise<void> {
  const { rowCount } = await owner.query(`select from app.${name} where tenant_id = $1 offset ${CROWD / 2} limit 1`, [
    tenantId,
  ])
  if (rowCount) return
  const values = columns
    .filter((column) => column.name !== 'tenant_id')
    .map((column) => [column.name, VALUES[`${name}.${column.name}`] ?? VALUES[column.name], column] as const)
    .filter(([, value, { isNeeded }]) => value ?? isNeeded)
    .map(([column, value, { type }]) => [column, value ?? OF_TYPE[type]!] as const)
  await owner.query(
    `insert into app.${name} (tenant_id, ${values.map(([column]) => column).join(', ')})
     select tenant_id, ${values.map(([, value]) => value).join(', ')} from pairs where kind = 'member' on conflict do nothing`
  )
}
