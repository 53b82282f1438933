import { fieldRefused } from '#app/http/validation/field_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** @throws 422 for the field of a country that the platform doesn't serve */
export async function refuseUnservedCountries(countries: Record<string, string>): Promise<void> {
  for (const [field, code] of Object.entries(countries)) {
    const found = await tenantRows('select from global.countries where code = ?', [code])
    if (found.length === 0) throw fieldRefused(field, 'enum')
  }
}
