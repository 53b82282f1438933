import { interestsNamed, type Interest } from '#app/members/places/interests'
import { regionsOf } from '#app/members/places/regions'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { personalDataRows, type PersonalDataRow } from './personal_data_rows.js'
import { giftsNamed } from './gifts_named.js'
import { type LogEntry, logAbout } from '#app/tenancy/audit/log_member_access'
import type Member from '#app/members/people/member'
import { type PersonMet, peopleMet } from '#app/identity/personal_data/people_met'

export interface PersonalData {
  site: Site
  member: Member
  madeAt: Date
  tables: Record<string, PersonalDataRow[]>
  log: LogEntry[]
  people: Map<string, PersonMet>
  /** Names of the gifts in the member's messages. */
  gifts: Map<string, string>
  interests: Interest[]
  region: string | null
}

/** All data about a member (GDPR art. 15 and 20), the tables from one snapshot. */
export async function personalDataOf(site: Site, member: Member): Promise<PersonalData> {
  const { tables, people, gifts } = await asTenant(
    site,
    async () => {
      const read = await personalDataRows(member)
      return { tables: read, people: await peopleMet(site, member, read), gifts: await giftsNamed(site, member, read) }
    },
    { connection: 'separate', readOnly: true }
  )
  const { country, regionId } = member.profile
  return {
    site,
    member,
    madeAt: new Date(),
    tables,
    people,
    gifts,
    log: await logAbout(site, member.id),
    interests: await interestsNamed(
      tables.profile_interests!.map((row) => String(row.interest_id)),
      member.language
    ),
    region: (await regionsOf([country])).find(({ id }) => id === regionId)?.name ?? null,
  }
}
