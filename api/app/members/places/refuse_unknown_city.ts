import { fieldRefused } from '#app/http/validation/field_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PlaceOfProfile } from './new_place.js'

/** @throws 422 for `city` unless the region, or the country without one, has it */
export async function refuseUnknownCity({ country, regionId, city }: PlaceOfProfile): Promise<void> {
  const found = await tenantRows(
    `select from global.cities where country = :country and name = :city
       and (cast(:regionId as bigint) is null or region_id = :regionId) limit 1`,
    { country, regionId, city }
  )
  if (found.length === 0) throw fieldRefused('city', 'city_of_region')
}
