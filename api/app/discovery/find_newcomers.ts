import type Member from '#app/identity/member'
import { unblocked } from '#app/members/unblocked'
import { siteByTenantId } from '#app/tenancy/site_directory'
import { currentTenant, tenantRows } from '#app/tenancy/tenant_context'
import { DateTime } from 'luxon'
import { COUNTED_NEWCOMERS, type Newcomers, newcomersOf } from './newcomers.js'

const DAYS = 7

/** The real members who came to a member's country in the last week, of whom he is looking for and who look for people like him. */
export async function findNewcomers({ profile }: Member): Promise<Newcomers> {
  const site = (await siteByTenantId(currentTenant().id))!
  const rows = await tenantRows<{ name: string; date_of_birth: string; region: string | null }>(
    `select profiles.name, profiles.date_of_birth::text, regions.name as region
     from app.profiles left join global.regions on regions.id = profiles.region_id
     where profiles.tenant_id = (select sec.tenant_id()) and profiles.status = 'active' and profiles.country = :country
       and profiles.created_at > now() - interval '${DAYS} days' and profiles.kind = 'member' and profiles.id <> :me
       and (:looking_for = 'both' or profiles.gender = :looking_for)
       and profiles.looking_for in ('both', :gender) and ${unblocked(':me', 'profiles.id')}
     order by profiles.created_at desc limit ${COUNTED_NEWCOMERS}`,
    { me: profile.id, country: profile.country, looking_for: profile.lookingFor, gender: profile.gender }
  )
  return newcomersOf(
    rows.map(({ name, date_of_birth, region }) => ({ name, region, dateOfBirth: DateTime.fromISO(date_of_birth) })),
    site.timeZone
  )
}
