import type { HttpContext } from '@adonisjs/core/http'

/** The cookie in which the country lives that a visitor says he is in (specification §3, `geoip_selected_country`). */
export const COUNTRY_COOKIE = 'geoip_selected_country'

/**
 * The country a visitor chose, of those the brand has members in (ISO 3166-1 alpha-2); null when he chose none. It decides prices,
 * notices and languages offered, never what he may see.
 */
export function chooseCountry({ request, site }: HttpContext): string | null {
  const chosen = request.plainCookie(COUNTRY_COOKIE, { encoded: false })
  return site?.settings.countries.includes(chosen) ? chosen : null
}
