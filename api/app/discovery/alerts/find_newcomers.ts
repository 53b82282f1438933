import type Member from '#app/members/people/member'
import { canMeet } from '#app/members/people/can_meet'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { DateTime } from 'luxon'
import { DAYS_TO_ACTIVATE } from '#app/discovery/candidates/recently_joined'
import { COUNTED_NEWCOMERS, type Newcomers, newcomersOf } from './newcomers.js'

const DAYS = 7

/** Real members who suit and were activated within a week, the newest first. */
export async function findNewcomers({ profile }: Member): Promise<Newcomers> {
  const site = (await siteByTenantId(currentTenant().id))!
  const rows = await tenantRows<{ name: string; dateOfBirth: DateTime; region: string | null }>(
    `select profiles.name, profiles.date_of_birth as "dateOfBirth", regions.name as region
     from app.search_rows
     join app.profiles on profiles.tenant_id = search_rows.tenant_id and profiles.id = search_rows.id
     join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
     left join global.regions on regions.id = profiles.region_id
     where search_rows.tenant_id = (select sec.tenant_id()) and search_rows.country_code = app.country_code(:country)
       and search_rows.kind_code = app.word_code('member')
       -- Ids are made of time, so only the newest are walked.
       and search_rows.id > (select sec.new_id(now() - interval '${DAYS + DAYS_TO_ACTIVATE} days')) and search_rows.id <> :me
       and members.activated_at > now() - interval '${DAYS} days'
       and (:looking_for = 'both' or search_rows.gender_code = app.word_code(:looking_for))
       and search_rows.looking_for_code in (app.word_code('both'), app.word_code(:gender)) and ${canMeet(':me', 'search_rows.id')}
     order by members.activated_at desc limit ${COUNTED_NEWCOMERS}`,
    { me: profile.id, country: profile.country, looking_for: profile.lookingFor, gender: profile.gender }
  )
  return newcomersOf(rows, site)
}
