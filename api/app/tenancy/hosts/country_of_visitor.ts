import type { HttpContext } from '@adonisjs/core/http'
import { countryOfAddress } from './country_of_address.js'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Where the console pretends that a visitor is, on a page that it previews. */
    previewedCountry?: string
  }
}

/** Where a visitor is (ISO 3166-1 alpha-2), by their address; null if that is unknown. */
export function countryOfVisitor({ request, previewedCountry }: HttpContext): string | null {
  return previewedCountry ?? countryOfAddress(request.ip())
}
