import { asksForProofOfAge } from '#app/tenancy/sites/asks_for_proof_of_age'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import type { Site } from '#app/tenancy/sites/site'
import type Member from '#app/members/people/member'

/**
 * Whether a member who comes from an address sees nobody before he proved his age: where he lives or where he is now it is asked
 * for. What he proved once holds everywhere. Costs no question to the database.
 */
export function mustProveAge(site: Site, address: string, { ageProvenAt, profile }: Member): boolean {
  if (ageProvenAt) return false
  return asksForProofOfAge(site, [profile.country, countryOfAddress(address)])
}
