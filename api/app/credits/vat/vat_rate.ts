import type { Company } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { vatPlace } from './vat_place.js'

export interface VatRate {
  /** ISO 3166-1; null where no VAT is due. */
  country: string | null
  /** With decimals: Finland has 25.5. */
  percent: number
}

/** Today's VAT for a buyer: the company's own rate at home, else the standard rate of the country (`global.vat_rates`). */
export async function vatRate(company: Company, buyersCountry: string): Promise<VatRate> {
  const country = vatPlace(company, buyersCountry)
  if (country === null || country === company.country) return { country, percent: country ? company.vat_percent : 0 }
  const [row] = await tenantRows<{ percent: number }>(
    `select percent::float8 as percent from global.vat_rates
     where country = ? and starts_on <= current_date order by starts_on desc limit 1`,
    [country]
  )
  return { country, percent: row?.percent ?? 0 }
}
