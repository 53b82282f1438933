import { poke } from '#app/live/poke'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from '#app/members/people/card_query'
import { canMeet } from '#app/members/people/can_meet'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { currentTenant, currentTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'

const MOST = 3
const CONSIDERED = 100

/** Lets a fictional profile without any contact like the member, once a day at most (table constraint); null if none may. */
export async function createAutoLike(member: Member, site: Site): Promise<Card | null> {
  const { isActivated, showFictional, profile } = member
  if (!isActivated || !showFictional || profile.paused || profile.isHeldBack) return null
  const introduced = cardQuery(member)
    .with('introduced', insertAutoLike(member, site))
    .join('introduced', 'introduced.from_profile_id', 'profiles.id')
  introduced.knexQuery.comment(PLANNED_BY_VALUES)
  const [row] = await tenantRows(introduced.limit(1))
  if (!row) return null
  const card = cardOf(row)
  poke({ kind: 'likes', to: [profile.id], profile: card.profile.id })
  return card
}

/** One statement, so that parallel requests can't create two likes. */
function insertAutoLike({ profile }: Member, { timeZone }: Site) {
  return currentTransaction().raw(
    `insert into app.likes (from_profile_id, to_profile_id, automatic, introduced_on)
     select id, :me, true, (now() at time zone :timeZone)::date from (
       (${strangers('and country_code = app.country_code(:country)')}) union (${strangers()})) considered
     where (select count(*) from app.likes
            where tenant_id = (select sec.tenant_id()) and to_profile_id = :me and automatic) < ${MOST}
     order by country_code = app.country_code(:country) desc, random() limit 1
     on conflict do nothing
     returning from_profile_id`,
    {
      me: profile.id,
      tenant: currentTenant().id,
      timeZone,
      looking_for: profile.lookingFor,
      gender: profile.gender,
      country: profile.country,
    }
  )
}

/** Fictional profiles without contact, in index order; the bound tenant lets the planner estimate how many there are. */
function strangers(narrowed = ''): string {
  return `select id, country_code from app.search_rows fictional
     where tenant_id = :tenant and kind_code = app.word_code('fictional')
       and (:looking_for = 'both' or gender_code = app.word_code(:looking_for))
       and looking_for_code in (app.word_code('both'), app.word_code(:gender)) ${narrowed}
       and not exists (select from app.likes where tenant_id = (select sec.tenant_id())
            and from_profile_id = :me and to_profile_id = fictional.id)
       and not exists (select from app.likes where tenant_id = (select sec.tenant_id())
            and from_profile_id = fictional.id and to_profile_id = :me)
       and not exists (select from app.conversation_sides where tenant_id = (select sec.tenant_id())
            and profile_id = :me and partner_profile_id = fictional.id)
       and ${canMeet(':me', 'fictional.id')}
     order by last_active_at desc, id desc limit ${CONSIDERED}`
}
