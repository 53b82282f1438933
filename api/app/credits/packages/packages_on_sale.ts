import type { Site } from '#app/tenancy/sites/site'
import CreditPackage from './credit_package.js'

/** As the brand ordered them, else cheapest first; if none is sold in the country, those of the brand's home country. None while it closes. */
export async function packagesOnSale(site: Site, country: string): Promise<CreditPackage[]> {
  if (site.state === 'closing') return []
  const current = await CreditPackage.query()
    .whereIn('country', [country, site.country])
    .whereRaw('starts_at <= now() and (ends_at is null or ends_at > now())')
    .orderByRaw('position nulls last, price_minor')
    .orderBy('id')
  const own = current.filter((one) => one.country === country)
  return own.length > 0 ? own : current
}
