import type { HttpContext } from '@adonisjs/core/http'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import { hasTrafficSource } from '#app/tenancy/hosts/traffic_source'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import { asksForAgeCheck } from './asks_for_age_check.js'
import { siteOf } from './site_of.js'

/** Whether a visitor may look at members: all of them, or those who came by a partner's link (specification §3). */
export function visitorMaySearch(ctx: HttpContext): boolean {
  const site = siteOf(ctx)
  if (asksForAgeCheck(site, [countryOfVisitor(ctx)])) return false
  return site.settings.logged_out_search || (opensSearchByLink(site.settings) && hasTrafficSource(ctx))
}

/** Whether a partner's link shows members to visitors who would see none without it. */
export function opensSearchByLink(settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>) {
  return settings.logged_out_search_trafficsource && !settings.logged_out_search
}
