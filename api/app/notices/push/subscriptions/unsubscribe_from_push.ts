import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { OWN_SUBSCRIPTION } from './own_subscription.js'

/** Only the member's own; a missing subscription is ignored. */
export async function unsubscribeFromPush({ id }: Member, endpoint: string): Promise<void> {
  await tenantRows(`delete from app.push_subscriptions where ${OWN_SUBSCRIPTION}`, { endpoint, member: id })
}
