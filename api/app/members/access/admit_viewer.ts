import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import type { Viewer } from '#app/members/people/viewer'
import { viewerOf } from '#app/members/people/viewer_of'
import { visitorMaySearch } from '#app/tenancy/sites/visitor_may_search'

/** The viewer of a request: a member, or a visitor if the brand allows visitors. @throws AuthenticationRequired AgeCheckRequired */
export async function admitViewer(ctx: HttpContext): Promise<Viewer> {
  await ctx.auth.use('member').check()
  const viewer = viewerOf(ctx)
  if (viewer.member) requireAgeCheck(ctx, viewer.member)
  else if (!visitorMaySearch(ctx)) throw new AuthenticationRequired()
  return viewer
}
