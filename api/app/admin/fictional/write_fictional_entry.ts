import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { choicesOf } from '#app/members/people/choices_of'
import type Profile from '#app/members/people/profile'
import type { Differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface FictionalEntry {
  action:
    | 'fictional_profile_made'
    | 'fictional_profile_changed'
    | 'fictional_profile_retired'
    | 'fictional_profile_returned'
    | 'fictional_photo_added'
    | 'fictional_photo_removed'
    | 'fictional_photo_rights_recorded'
  changes?: Differences
  reason?: string
}

export async function writeFictionalEntry(
  { staff, tenant }: GrantedBrand,
  { id, name }: Pick<Profile, 'id' | 'name'>,
  { action, changes, reason }: FictionalEntry
): Promise<void> {
  const detail = { level: 'fictional_profile' as const, id, name, changes, reason }
  await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}

/** What the log compares of a profile. */
export function saidBy(profile: Profile, interests: readonly string[]): object {
  return {
    name: profile.name,
    gender: profile.gender,
    looking_for: profile.lookingFor,
    date_of_birth: profile.dateOfBirth?.toISODate() ?? null,
    country: profile.country,
    region_id: profile.regionId,
    city: profile.city,
    ...choicesOf(profile),
    interests: interests.toSorted(),
    about_me: profile.aboutMe,
  }
}
