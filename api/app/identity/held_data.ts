import { interestsNamed, type Interest } from '#app/members/interests'
import { regionsOf } from '#app/members/regions'
import type { Site } from '#app/tenancy/site'
import { asTenant } from '#app/tenancy/tenant_context'
import { heldRows, type HeldRow } from './held_rows.js'
import { type LogEntry, logAbout } from './log_about.js'
import type Member from './member.js'
import { type PersonMet, peopleMet } from './people_met.js'

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
