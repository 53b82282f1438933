import { reportLine } from '#app/tenancy/context/report_failure'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { LiveStream } from './live_stream.js'

/** So many sessions are asked for in one query. */
const AT_ONCE = 500

/** Ends the streams whose session is over, whose member is shut out, or whose account is deleted. */
export async function endLostStreams(streams: readonly LiveStream[]): Promise<void> {
  const byTenant = Map.groupBy(streams, ({ owner }) => owner.tenant.id)
  for (const all of byTenant.values())
    for (let from = 0; from < all.length; from += AT_ONCE) await endAmong(all.slice(from, from + AT_ONCE))
}

async function endAmong(streams: LiveStream[]): Promise<void> {
  const askedAt = Date.now()
  try {
    const holding = await sessionsThatHold(streams)
    for (const stream of streams)
      if (holding.has(stream.owner.sessionId)) stream.heldAt = askedAt
      else stream.end('signed_out')
  } catch (error) {
    reportLine(error, 'streams could not be checked')
    // The next beat asks again.
    for (const stream of streams) stream.heldAt = 0
  }
}

/** The conditions of `member_by_session.ts`, of many at once, and nothing is touched: an open stream is no sign of life. */
async function sessionsThatHold(streams: LiveStream[]): Promise<Set<string>> {
  const rows = await asTenant(
    streams[0]!.owner.tenant,
    () =>
      tenantRows<{ id: string }>(
        `select sessions.id::text from app.sessions
         join app.members on members.tenant_id = sessions.tenant_id and members.id = sessions.member_id
         join app.profiles on profiles.tenant_id = sessions.tenant_id and profiles.member_id = sessions.member_id
         where sessions.tenant_id = (select sec.tenant_id()) and sessions.id = any (cast(? as bigint[]))
           and sessions.expires_at > now() and members.status not in ('suspended', 'banned') and profiles.left_at is null`,
        [streams.map(({ owner }) => owner.sessionId) as never]
      ),
    { readOnly: true }
  )
  return new Set(rows.map(({ id }) => id))
}
