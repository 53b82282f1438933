import type { Settings } from '#site/lib/api/shapes.ts'

/** The country that counts for a visitor: the one chosen, else that of the address, else the domain's. */
export function countryHere({ geoip_selected_country, geoip_country, domain_country }: Settings): string {
  return geoip_selected_country || geoip_country || domain_country
}
