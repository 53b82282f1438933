import { randomBytes } from 'node:crypto'
import { asOwner, type Brand } from '../../cast.ts'
import { SPREAD_ID } from '../discovery/crowd_of.ts'
import type { PushService } from './push_service.ts'

/** What the members of the crowd chose, one after the other; they speak English unless it says otherwise. */
export const TRAITS = [
  { choices: { 'promotions.mail': true } },
  { choices: { 'promotions.mail': true, 'news.mail': true } },
  { choices: { 'promotions.push': true } },
  { choices: { 'promotions.push': true }, quiet: true },
  { choices: { 'promotions.push': true }, quiet: true, changesMind: true },
  { choices: { 'promotions.mail': true, 'promotions.push': true }, quiet: true },
  { choices: {} },
  { choices: { 'promotions.mail': false, 'news.mail': true } },
  { choices: { 'promotions.mail': true }, paused: true },
  { choices: { 'promotions.mail': true }, language: 'de' },
] as const satisfies Trait[]

interface Trait {
  choices: Record<string, boolean>
  /** Quiet hours from 22:00 to 8:00 in London. */
  quiet?: true
  changesMind?: true
  paused?: true
  language?: string
}

/** Fills a brand with members, a browser each that takes pushes. @returns their ids, in the order of the traits */
export async function announcementCrowd(brand: Brand, size: number, service: PushService): Promise<string[]> {
  const subscriptions = Array.from({ length: size }, () => service.newSubscription())
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.members (tenant_id, id, email, password_hash, status, show_fictional, visible_to_visitors, language, notification_choices, quiet_from, quiet_to, quiet_zone, activated_at)
       select $1, ${SPREAD_ID}, 'reader-' || n || '@example.com', 'x', 'active', true, true, coalesce(trait ->> 'language', 'en'), trait -> 'choices',
         case when trait ? 'quiet' then '22:00' end, case when trait ? 'quiet' then '08:00' end,
         case when trait ? 'quiet' then 'Europe/London' end, now()
       from generate_series(1, $2::int) n, lateral (select $3::jsonb -> (n % jsonb_array_length($3::jsonb)) as trait) traits
       returning id::text, (substring(email from '[0-9]+'))::int as n`,
      [brand.id, size, JSON.stringify(TRAITS)]
    )
    const ids: string[] = rows.sort((one, other) => one.n - other.n).map(({ id }) => id)
    await owner.query(
      `insert into app.profiles (tenant_id, id, kind, member_id, status, name, gender, looking_for, date_of_birth, country, last_active_at)
       select $1, ${SPREAD_ID}, 'member', id, case when $3::jsonb -> (n % jsonb_array_length($3::jsonb))::int ? 'paused' then 'disabled' else 'active' end,
         'Reader ' || n, 'female', 'both', '1980-01-01', 'GB', now()
       from unnest($2::bigint[]) with ordinality as given (id, n)`,
      [brand.id, ids, JSON.stringify(TRAITS)]
    )
    await owner.query(
      `with made as (
         insert into app.sessions (tenant_id, id, member_id, token_hash, expires_at)
         select $1, ${SPREAD_ID}, member, decode(hash, 'hex'), now() + interval '90 days'
         from unnest($2::bigint[], $3::text[]) with ordinality as given (member, hash, n)
         returning id, member_id
       )
       insert into app.push_subscriptions (tenant_id, id, session_id, endpoint, p256dh, auth)
       select $1, ${SPREAD_ID}, made.id, endpoint, p256dh, auth
       from unnest($2::bigint[], $4::text[], $5::text[], $6::text[]) with ordinality as given (member, endpoint, p256dh, auth, n)
       join made on made.member_id = given.member`,
      [
        brand.id,
        ids,
        ids.map(() => randomBytes(32).toString('hex')),
        subscriptions.map(({ endpoint }) => endpoint),
        subscriptions.map(({ keys }) => keys.p256dh),
        subscriptions.map(({ keys }) => keys.auth),
      ]
    )
    return ids
  }, brand)
}
