import { itemFaults } from '#app/admin/offers/item_faults'
import { momentFaults } from '#app/admin/offers/moment_faults'
import { type FieldFault, fieldsRefused } from '#app/http/validation/fields_refused'
import { discountCodeFaults } from '#app/tenancy/manifests/faults/discount_code_faults'
import type { WholeDiscountCode } from '#app/tenancy/manifests/manifest'
import { discountCodeJsonSchema } from '#app/tenancy/manifests/manifest_schema'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { localMoment } from '#app/tenancy/sites/local_moment'

/** A code as somebody wrote it in the console: null asks for nothing, times are on the brand's clocks. */
export interface WantedCode {
  code: string
  value_percentage: number
  validity: WholeDiscountCode['validity']
  usage_limit: number | null
  country: string | null
  currency: string | null
  minimum_order_value: number | null
  payment_methods: string[]
  starts: string | null
  ends: string | null
}

/** By the schema's name of a field, the form's. */
const FORM_FIELDS: Record<string, string> = { starts_at: 'starts', expires_at: 'ends' }

const faultsOfItem = itemFaults(discountCodeJsonSchema)

/** The code as a manifest would list it, by the manifest's rules. In the brand's transaction. @throws E_VALIDATION_ERROR */
export async function wholeCode({ starts, ends, ...said }: WantedCode, zone: string): Promise<WholeDiscountCode> {
  const moments = Object.entries({ starts, ends }).flatMap(([field, clock]) =>
    clock === null ? [] : momentFaults(field, clock, zone)
  )
  refuse(moments)
  const given = Object.entries(said).filter(([, value]) => value !== null)
  const whole = {
    ...Object.fromEntries(given),
    ...(starts !== null && { starts_at: localMoment(starts, zone)!.toUTC().toISO() }),
    ...(ends !== null && { expires_at: localMoment(ends, zone)!.toUTC().toISO() }),
  } as WholeDiscountCode
  const faults = [...faultsOfItem(whole), ...discountCodeFaults(whole), ...(await countryFaults(said.country))]
  refuse(faults.map(({ field, rule, meta }) => ({ field: FORM_FIELDS[field] ?? field, rule, ...(meta && { meta }) })))
  return whole
}

async function countryFaults(country: string | null): Promise<FieldFault[]> {
  if (country === null) return []
  const known = await tenantRows('select from global.countries where code = ?', [country])
  return known.length > 0 ? [] : [{ field: 'country', rule: 'enum' }]
}

function refuse(faults: FieldFault[]): void {
  if (faults.length > 0) throw fieldsRefused(faults)
}
