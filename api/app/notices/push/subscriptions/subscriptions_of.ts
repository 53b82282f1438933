import PushSubscription from './push_subscription.js'

const MOST = 10

/** A member's newest subscriptions in browsers that are still logged in. */
export async function subscriptionsOf(memberId: string): Promise<PushSubscription[]> {
  const now = new Date()
  return PushSubscription.query()
    .select('push_subscriptions.*')
    .join('sessions', (on) =>
      on.on('sessions.tenant_id', 'push_subscriptions.tenant_id').andOn('sessions.id', 'push_subscriptions.session_id')
    )
    .where('sessions.member_id', memberId)
    .where('sessions.expires_at', '>', now)
    .where((still) =>
      still.whereNull('push_subscriptions.expires_at').orWhere('push_subscriptions.expires_at', '>', now)
    )
    .orderBy('push_subscriptions.id', 'desc')
    .limit(MOST)
}
