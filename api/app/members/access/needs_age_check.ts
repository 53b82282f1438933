import { asksForAgeCheck } from '#app/tenancy/sites/asks_for_age_check'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import type { Site } from '#app/tenancy/sites/site'
import type Member from '#app/members/people/member'

/** Whether a member must prove their age where they live or are now; proof given once counts everywhere. Runs no query. */
export function needsAgeCheck(site: Site, address: string, { ageProvenAt, profile }: Member): boolean {
  if (ageProvenAt) return false
  return asksForAgeCheck(site, [profile.country, countryOfAddress(address)])
}
