import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import SettingsTransformer from './settings_transformer.js'

/** `GET /api/settings.php` (specification §7): what the site needs to know about the brand before it renders. */
export default class SettingsController {
  async show(ctx: HttpContext) {
    const { request, response, serialize, language } = ctx
    response.header('Cache-Control', 'private, no-cache')
    const site = siteOf(ctx)
    const geoipCountry = countryOfAddress(request.ip())
    const selectedCountry = chooseCountry(ctx)
    const settings = await cachedForSite(site, `settings ${language} ${geoipCountry} ${selectedCountry}`, () =>
      serialize(SettingsTransformer.transform({ site, language, geoipCountry, selectedCountry }))
    )
    return sendCached(ctx, settings)
  }
}
