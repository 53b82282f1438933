import type Session from '#app/identity/sessions/session'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Subscription {
  endpoint: string
  expirationTime?: number | null
  keys: { p256dh: string; auth: string }
}

/** One subscription per browser: replaces the session's older one, and takes over an endpoint from an earlier session. */
export async function subscribeToPush(session: Pick<Session, 'id'>, subscription: Subscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription
  await tenantRows(
    `with outdated as (
       delete from app.push_subscriptions
       where tenant_id = (select sec.tenant_id()) and session_id = :session and endpoint <> :endpoint
     )
     insert into app.push_subscriptions (session_id, endpoint, p256dh, auth, expires_at)
     values (:session, :endpoint, :p256dh, :auth, to_timestamp(cast(:expires as float8) / 1000))
     on conflict (tenant_id, endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
       auth = excluded.auth, expires_at = excluded.expires_at`,
    { session: session.id, endpoint, ...keys, expires: expirationTime ?? null }
  )
}
