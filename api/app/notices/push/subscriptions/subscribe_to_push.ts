import type Session from '#app/identity/sessions/session'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Subscription {
  endpoint: string
  expirationTime?: number | null
  applicationServerKey?: string
  keys: { p256dh: string; auth: string }
}

/** One subscription per browser: replaces the session's older one, and takes over an endpoint from an earlier session. */
export async function subscribeToPush(
  session: Pick<Session, 'id'>,
  subscription: Subscription,
  { pushPublicKey }: Pick<Site, 'pushPublicKey'>
): Promise<void> {
  const { endpoint, expirationTime, keys, applicationServerKey: publicKey = pushPublicKey } = subscription
  await tenantRows(
    `with outdated as (
       delete from app.push_subscriptions
       where tenant_id = (select sec.tenant_id()) and session_id = :session and endpoint <> :endpoint
     )
     insert into app.push_subscriptions (session_id, endpoint, p256dh, auth, public_key, expires_at)
     values (:session, :endpoint, :p256dh, :auth, :publicKey, to_timestamp(cast(:expires as float8) / 1000))
     on conflict (tenant_id, endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
       auth = excluded.auth, public_key = excluded.public_key, expires_at = excluded.expires_at`,
    { session: session.id, endpoint, ...keys, publicKey, expires: expirationTime ?? null }
  )
}
