import { countriesOfSale } from '#app/tenancy/manifests/read_checklist'
import { DEAREST_PACKAGES } from '#app/tenancy/manifests/faults/dearest_packages'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** A country in which a brand can sell. */
export interface SalesPlace {
  country: string
  currency: string
  /** What a package may cost at most there, in whole units. */
  dearest: number
  /** Whether members of the brand live there, so that a live one needs packages in it. */
  needed: boolean
}

/** Countries with the currency of what is sold there already, else their own. */
export async function salesPlaces(): Promise<SalesPlace[]> {
  const needed = await countriesOfSale()
  const rows = await tenantRows<{ country: string; currency: string }>(
    `select countries.code as country, coalesce((select credit_packages.currency from app.credit_packages
         where credit_packages.tenant_id = (select sec.tenant_id()) and credit_packages.country = countries.code
         order by credit_packages.ends_at is null desc, credit_packages.id desc limit 1), countries.currency) as currency
     from global.countries order by countries.code`
  )
  return rows.flatMap(({ country, currency }) => {
    const dearest = DEAREST_PACKAGES[currency]
    return dearest === undefined ? [] : [{ country, currency, dearest, needed: needed.includes(country) }]
  })
}
