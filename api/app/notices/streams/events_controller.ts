import type { HttpContext } from '@adonisjs/core/http'
import { quietlySignedIn } from '#app/identity/sessions/quietly_signed_in'
import { frameOf } from '#app/live/live_stream'
import { sessionChanges } from '#app/live/session_changes'
import { refusalOf } from '#app/live/streams'
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
    const { member, session } = await asTenant(site, () => quietlySignedIn(ctx), { readOnly: true })
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
