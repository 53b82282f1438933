import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import { countryOfAddress } from './country_of_address.js'
import SettingsTransformer from './settings_transformer.js'

/** `GET /api/settings.php` (specification §7): what the site needs to know about the brand before its first word. */
export default class SettingsController {
  async show(ctx: HttpContext) {
    const { request, response, serialize, language } = ctx
    response.header('Cache-Control', 'private, no-cache')
    const geoipCountry = countryOfAddress(request.ip())
    return serialize(SettingsTransformer.transform({ site: siteOf(ctx), language, geoipCountry }))
  }
}
