import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import type { Site } from '#app/tenancy/site'
import { type Viewer, viewerOf } from './viewer_of.js'

/**
 * Who looks at members in this request: a member, or a visitor where the brand lets visitors look.
 * @throws AuthenticationRequired for visitors elsewhere
 */
export async function admitViewer(ctx: HttpContext): Promise<Viewer> {
  await ctx.auth.use('member').check()
  const viewer = viewerOf(ctx)
  if (!viewer.member && !isOpenToVisitors(viewer.site, ctx.request.qs())) throw new AuthenticationRequired()
  return viewer
}

function isOpenToVisitors({ settings }: Site, { network, ref }: Record<string, unknown>): boolean {
  return settings.logged_out_search || (settings.logged_out_search_trafficsource && Boolean(network || ref))
}
