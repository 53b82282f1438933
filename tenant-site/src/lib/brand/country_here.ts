import type { Settings } from '#site/lib/api/shapes.ts'

export function countryHere({ geoip_selected_country, geoip_country, domain_country }: Settings): string {
  return geoip_selected_country || geoip_country || domain_country
}
