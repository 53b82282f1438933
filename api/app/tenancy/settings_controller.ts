import type { HttpContext } from '@adonisjs/core/http'
import { sendKept } from '#app/http/send_kept'
import { siteOf } from '#app/http/site_of'
import { chooseCountry } from '#app/http/choose_country'
import { countryOfAddress } from './country_of_address.js'
import { keptForSite } from './kept_for_site.js'
import SettingsTransformer from './settings_transformer.js'

/** `GET /api/settings.php` (specification §7): what the site needs to know about the brand before its first word. */
export default class SettingsController {
  async show(ctx: HttpContext) {
    const { request, response, serialize, language } = ctx
    response.header('Cache-Control', 'private, no-cache')
    const site = siteOf(ctx)
    const geoipCountry = countryOfAddress(request.ip())
    const selectedCountry = chooseCountry(ctx)
    const settings = await keptForSite(site, `settings ${language} ${geoipCountry} ${selectedCountry}`, () =>
      serialize(SettingsTransformer.transform({ site, language, geoipCountry, selectedCountry }))
    )
    return sendKept(ctx, settings)
  }
}
