import { interestsNamed, type Interest } from '#app/members/places/interests'
import { regionsOf } from '#app/members/places/regions'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { heldRows, type HeldRow } from './personal_data_rows.js'
import { type LogEntry, logAbout } from '#app/tenancy/audit/log_member_access'
import type Member from '#app/members/people/member'
import { type PersonMet, peopleMet } from '#app/identity/personal_data/people_met'

/** All that is held on a member. */
export interface HeldData {
  site: Site
  member: Member
  madeAt: Date
  tables: Record<string, HeldRow[]>
  /** What staff did about him. */
  log: LogEntry[]
  /** Those he met, by the ids of their profiles. */
  people: Map<string, PersonMet>
  interests: Interest[]
  region: string | null
}

/** Reads all that is held on a member (GDPR 15 and 20), from one moment of the tables. */
export async function heldData(site: Site, member: Member): Promise<HeldData> {
  const { tables, people } = await asTenant(
    site,
    async () => {
      const read = await heldRows(member)
      return { tables: read, people: await peopleMet(site, member, read) }
    },
    { door: 'asides', readOnly: true }
  )
  const { country, regionId } = member.profile
  return {
    site,
    member,
    madeAt: new Date(),
    tables,
    people,
    log: await logAbout(site, member.id),
    interests: await interestsNamed(
      tables.profile_interests!.map((row) => String(row.interest_id)),
      member.language
    ),
    region: (await regionsOf([country])).find(({ id }) => id === regionId)?.name ?? null,
  }
}
