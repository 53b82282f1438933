import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import type { Card } from '#app/members/people/card_query'
import { findCard } from '#app/members/people/find_card'
import type { Site } from '#app/tenancy/sites/site'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { SwipeLimit } from '#app/discovery/search/discovery_errors'
import { likeProfile } from '#app/discovery/likes/like_profile'
import { TODAY } from './swipe_day.js'
import { type SwipeTally, swipeTally } from './swipe_tally.js'

export type SwipeChoice = 'like' | 'pass' | 'undo'

export interface SwipeResult {
  choice: SwipeChoice
  matched: boolean
  card: Card
  tally: SwipeTally
}

/** Swiping twice changes nothing. Pipelined in order; a refusal rolls all back. @throws ActivationRequired SwipeLimit NotFound */
export async function swipe(member: Member, site: Site, other: string, choice: SwipeChoice): Promise<SwipeResult> {
  const pair = { me: member.profile.id, other }
  const [, , card, tally, isLiked] = await pipeline([
    () => lockSwipes(member),
    () => (choice === 'undo' ? takeBack(pair) : store(pair, site, choice)),
    () => (choice === 'like' ? likeProfile(member, other) : findCard(member, other)),
    () => swipeTally(member, site),
    () => hasLiked(pair),
  ])
  if (other === member.profile.id) throw new NotFound()
  if (choice === 'like' && !isLiked) throw new SwipeLimit({ limit: LIMITS.swipe_likes_per_day })
  return { choice, matched: choice === 'like' && card.received !== null, card, tally }
}

/** Serializes a member's swipes, so that parallel requests can't exceed the daily limit. */
function lockSwipes({ profile }: Member) {
  return tenantRows(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'swipes', sec.tenant_id(), :me::bigint), 0))`,
    { me: profile.id }
  )
}

/** Stores without checking visibility, since a later refusal rolls it back; a like is never replaced. */
async function store(pair: { me: string; other: string }, { timeZone }: Site, choice: 'like' | 'pass'): Promise<void> {
  await tenantRows(
    `insert into app.swipes (from_profile_id, to_profile_id, choice, day)
     select :me, id, :choice::text, ${TODAY} from app.profiles
     where tenant_id = (select sec.tenant_id()) and id = :other and id <> :me
       and (:choice::text = 'pass' or (select count(*) from app.swipes given where given.tenant_id = (select sec.tenant_id())
         and given.from_profile_id = :me and given.choice = 'like' and given.day = ${TODAY}) < :limit)
     on conflict (tenant_id, from_profile_id, to_profile_id)
     do update set choice = excluded.choice, day = excluded.day, created_at = excluded.created_at
     where swipes.choice = 'pass'`,
    { ...pair, timeZone, choice, limit: LIMITS.swipe_likes_per_day }
  )
}

async function takeBack(pair: { me: string; other: string }): Promise<void> {
  await tenantRows(
    `delete from app.swipes where tenant_id = (select sec.tenant_id())
       and from_profile_id = :me and to_profile_id = :other and choice = 'pass'`,
    pair
  )
}

async function hasLiked(pair: { me: string; other: string }): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.swipes where tenant_id = (select sec.tenant_id())
       and from_profile_id = :me and to_profile_id = :other and choice = 'like'`,
    pair
  )
  return rows.length > 0
}
