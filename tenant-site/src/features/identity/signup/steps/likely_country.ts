import type { Settings } from '#site/lib/api/shapes.ts'

/** The country a visitor most likely lives in, among those the brand has members in; empty where it can't be told. */
export function likelyCountry(settings: Settings): string {
  const { countries, geoip_selected_country, geoip_country, domain_country } = settings
  return (
    [geoip_selected_country, geoip_country, domain_country].find((country) => country && countries.includes(country)) ??
    ''
  )
}
