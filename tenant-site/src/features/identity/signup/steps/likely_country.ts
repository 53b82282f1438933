import type { Settings } from '#site/lib/api/shapes.ts'

/** Among the brand's countries; empty when unknown. */
export function likelyCountry(settings: Settings): string {
  const { countries, geoip_selected_country, geoip_country, domain_country } = settings
  return (
    [geoip_selected_country, geoip_country, domain_country].find((country) => country && countries.includes(country)) ??
    ''
  )
}
