import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { tokenHash } from '#app/http/opaque_token'
import { memberBySession } from '#app/identity/sessions/member_by_session'
import { readSessionCookie } from '#app/identity/sessions/session_cookie'
import { frameOf } from '#app/live/live_stream'
import { sessionChanges } from '#app/live/session_changes'
import { refusalOf } from '#app/live/streams'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { openStream } from './open_stream.js'
import { retryFrame } from './retry_frame.js'

/** `GET /api/events`: what happens to a member, as it happens (HTML, server-sent events). */
export default class EventsController {
  /** Only the session is read, nothing is touched, and no transaction stays open: an open site is no sign of life. */
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const site = siteOf(ctx)
    const sessionsKnown = sessionChanges()
    const hash = tokenHash(readSessionCookie(ctx) ?? '')
    const found = await asTenant(site, () => memberBySession(hash), { readOnly: true })
    if (!found) throw new AuthenticationRequired()
    const { member, session } = found
    requireAgeCheck(ctx, member)
    response.header('Content-Type', 'text/event-stream')
    response.header('Cache-Control', 'no-store, no-transform').header('X-Accel-Buffering', 'no')
    const owner = {
      tenant: { id: site.id, slug: site.slug },
      host: site.host,
      profileId: member.profile.id,
      memberId: member.id,
      sessionId: session.id,
    }
    const reason = refusalOf(owner)
    if (reason) return retryFrame() + frameOf('end', { reason })
    if (request.method() === 'HEAD') return retryFrame()
    openStream(ctx, owner, sessionsKnown)
    return ''
  }
}
