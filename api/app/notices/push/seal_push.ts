import webPush from 'web-push'
import type { KeyPair } from '#app/tenancy/push_keys/platform_key_pair'
import type { Site } from '#app/tenancy/sites/site'
import { type PushMessage, topicOf } from './push_message.js'
import type PushSubscription from './subscriptions/push_subscription.js'

/** News older than a day isn't worth a push. */
export const WAITS_SECONDS = 86_400

/** Whoever tries pushes out looks for one now. */
const TEST_WAITS_SECONDS = 300

/** The length of a payload, which a push service sees, tells nothing about what was said. In bytes. */
const PADDED_TO = 512

/** An encrypted push (RFC 8291), signed with the key that the browser subscribed with (RFC 8292). */
export function sealPush(
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  { mainHost, settings }: Site,
  pair: KeyPair
) {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded(JSON.stringify(message)), {
    vapidDetails: {
      ...pair,
      subject: settings.support_email ? `mailto:${settings.support_email}` : `https://${mainHost}`,
    },
    topic: topicOf(message),
    ...careOf(message),
  })
}

/** With spaces, which JSON doesn’t mind. */
function padded(json: string): string {
  const bytes = Buffer.byteLength(json)
  return json + ' '.repeat((PADDED_TO - (bytes % PADDED_TO)) % PADDED_TO)
}

/** How much a sleeping phone is disturbed, and for how many seconds its service keeps trying (RFC 8030 §5.2, §5.3). */
function careOf({ url, isAlwaysShown }: PushMessage): { urgency: 'high' | 'normal' | 'low'; TTL: number } {
  if (isAlwaysShown) return { urgency: 'high', TTL: TEST_WAITS_SECONDS }
  if (url.startsWith('/chats')) return { urgency: 'high', TTL: WAITS_SECONDS }
  if (url.startsWith('/likes')) return { urgency: 'normal', TTL: WAITS_SECONDS }
  return { urgency: 'low', TTL: WAITS_SECONDS / 2 }
}
