import type { HttpContext } from '@adonisjs/core/http'

/** The country a visitor says they are in (specification §3). */
const COUNTRY_COOKIE = 'geoip_selected_country'

/** The visitor's choice (ISO 3166-1 alpha-2) among the brand's countries. It changes prices and texts, never what they may see. */
export function chooseCountry({ request, site }: HttpContext): string | null {
  const chosen = request.plainCookie(COUNTRY_COOKIE, { encoded: false })
  return site?.settings.countries.includes(chosen) ? chosen : null
}
