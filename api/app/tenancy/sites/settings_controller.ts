import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { rememberTrafficSource } from '#app/tenancy/hosts/traffic_source'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { opensSearchByLink, visitorMaySearch } from '#app/tenancy/sites/visitor_may_search'
import SettingsTransformer from './settings_transformer.js'

/** `GET /api/settings.php` (specification §7): what the site needs to know about the brand before it renders. */
export default class SettingsController {
  async show(ctx: HttpContext) {
    const { serialize, language } = ctx
    const site = siteOf(ctx)
    const geoipCountry = countryOfVisitor(ctx)
    const selectedCountry = chooseCountry(ctx)
    const maySearch = visitorMaySearch(ctx)
    // Where it opens nothing, nothing is stored (ePrivacy art. 5(3))
    if (opensSearchByLink(site.settings)) {
      rememberTrafficSource(ctx, { secure: siteAddress(site.host, '').startsWith('https:') })
    }
    const settings = await cachedForSite(
      site,
      `settings ${language} ${geoipCountry} ${selectedCountry} ${maySearch}`,
      () => serialize(SettingsTransformer.transform({ site, language, geoipCountry, selectedCountry, maySearch }))
    )
    return sendCached(ctx, settings)
  }
}
