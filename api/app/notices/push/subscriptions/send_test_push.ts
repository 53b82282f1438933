import { NotFound } from '#app/http/http_errors'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { enqueue } from '#app/jobs/enqueue'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { OWN_SUBSCRIPTION } from './own_subscription.js'

const PER_HOUR = 10

/** Sends a push to one of the member's own browsers, whatever they chose to be told and when. @throws NotFound, TooManyAttempts */
export async function sendTestPush({ id }: Member, endpoint: string, site: Site): Promise<void> {
  const [found] = await tenantRows<{ id: string }>(
    `select id::text from app.push_subscriptions where ${OWN_SUBSCRIPTION}`,
    { endpoint, member: id }
  )
  if (!found) throw new NotFound()
  await limited(limitKey(site, 'push-test', id), PER_HOUR, '1 hour')
  await enqueue('send_push', { about: 'test', member: id, subscription: found.id })
}
