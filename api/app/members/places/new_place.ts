import { fieldRefused } from '#app/http/validation/field_refused'
import type Profile from '#app/members/people/profile'
import { regionsOf } from '#app/members/places/regions'

export interface PlaceOfProfile {
  country: string
  regionId: string | null
  city: string | null
}

interface PlaceChanges {
  country?: string
  region_id?: string | null
  city?: string | null
}

/** The place after a change; another country or region clears what depends on it. @throws 422 for a region outside of the country */
export async function newPlace(profile: Profile, changes: PlaceChanges): Promise<PlaceOfProfile> {
  const country = changes.country ?? profile.country
  const { region_id: regionId = country === profile.country ? profile.regionId : null } = changes
  const { city = regionId === profile.regionId ? profile.city : null } = changes
  if (regionId && !(await regionsOf([country])).some(({ id }) => id === regionId))
    throw fieldRefused('region_id', 'region_of_country')
  return { country, regionId, city }
}
