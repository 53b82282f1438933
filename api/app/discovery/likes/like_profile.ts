import { DateTime } from 'luxon'
import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import {
  ActivationRequired,
  ProfilePaused,
  ProfileSanctioned,
  ProfileUnderReview,
  SexualityConsentRequired,
} from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import type { Card } from '#app/members/people/card_query'
import { findCard } from '#app/members/people/find_card'
import { rowId } from '#app/http/validation/row_id'
import { pokeBoth } from '#app/live/poke'
import { notifyMember } from '#app/jobs/notify_member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { seeLike } from '#app/discovery/likes/see_like'

/** Liking twice changes nothing. @throws ActivationRequired ProfilePaused SexualityConsentRequired ProfileUnderReview ProfileSanctioned NotFound */
export async function likeProfile(member: Member, id: unknown): Promise<Card> {
  if (!member.isActivated) throw new ActivationRequired()
  if (member.profile.paused) throw new ProfilePaused()
  if (member.profile.withheld) throw new SexualityConsentRequired()
  if (member.profile.underReview) throw new ProfileUnderReview()
  if (member.profile.sanctioned) throw new ProfileSanctioned()
  const pair = { me: member.profile.id, other: rowId(id) }
  const [, stored, card] = await pipeline([
    () => lockPair(pair),
    () => store(pair),
    () => findCard(member, id),
    () => notifyMember({ about: 'like', from: pair.me, to: pair.other }),
    () => seeLike(pair.other, pair.me),
  ])
  if (card.profile.id === member.profile.id) throw new NotFound()
  if (stored.length > 0) {
    pokeBoth({ kind: 'likes', between: [pair.me, pair.other] })
    if (card.received) pokeBoth({ kind: 'match', between: [pair.me, pair.other] })
  }
  return { ...card, likedAt: card.likedAt ?? DateTime.now() }
}

/** Serializes two members who like each other at the same moment, so that the second one gets the match. */
function lockPair(pair: { me: string; other: string }) {
  return tenantRows(
    `select pg_advisory_xact_lock(hashtextextended(
       concat_ws(' ', sec.tenant_id(), least(:me::bigint, :other::bigint), greatest(:me::bigint, :other::bigint)), 0))`,
    pair
  )
}

/** Stores without checking visibility, since a later refusal rolls it back. The desk may answer one of a fictional profile (`chat/desk`). */
function store(pair: { me: string; other: string }) {
  return tenantRows(
    `with stored as (
       insert into app.likes (tenant_id, from_profile_id, to_profile_id)
       select tenant_id, :me, id from app.profiles
       where tenant_id = (select sec.tenant_id()) and id = :other and id <> :me
       on conflict (tenant_id, from_profile_id, to_profile_id) do nothing returning *
     ), answerable as (
       insert into app.desk_likes (profile_id, partner_profile_id, liked_at)
       select to_profile_id, from_profile_id, stored.created_at from stored
       join app.profiles on profiles.tenant_id = stored.tenant_id and profiles.id = to_profile_id and profiles.kind = 'fictional'
       where not exists (select from app.conversations talks where talks.tenant_id = stored.tenant_id
         and talks.low_profile_id = least(from_profile_id, to_profile_id)
         and talks.high_profile_id = greatest(from_profile_id, to_profile_id))
     )
     select id from stored`,
    pair
  )
}
