import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { asksForAgeCheck } from '#app/tenancy/sites/asks_for_age_check'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import type { Site } from '#app/tenancy/sites/site'
import type { Viewer } from '#app/members/people/viewer'
import { viewerOf } from '#app/members/people/viewer_of'

/** The viewer of a request: a member, or a visitor if the brand allows visitors. @throws AuthenticationRequired AgeCheckRequired */
export async function admitViewer(ctx: HttpContext): Promise<Viewer> {
  await ctx.auth.use('member').check()
  const viewer = viewerOf(ctx)
  if (viewer.member) requireAgeCheck(ctx, viewer.member)
  else if (!isOpenToVisitors(viewer.site, ctx.request)) throw new AuthenticationRequired()
  return viewer
}

function isOpenToVisitors(site: Site, request: HttpContext['request']): boolean {
  if (asksForAgeCheck(site, [countryOfAddress(request.ip())])) return false
  const { network, ref } = request.qs()
  const { logged_out_search: open, logged_out_search_trafficsource: openToTraffic } = site.settings
  return open || (openToTraffic && Boolean(network || ref))
}
