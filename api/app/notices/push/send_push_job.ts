import logger from '@adonisjs/core/services/logger'
import webPush from 'web-push'
import { enqueue, type JobData } from '#app/jobs/enqueue'
import type { KeyPair } from '#app/tenancy/push_keys/platform_key_pair'
import PushKey from '#app/tenancy/push_keys/push_key'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { deliverPush } from './deliver_push.js'
import type { News } from '#app/jobs/news'
import { isWanted } from '#app/members/people/notification_choices'
import { pushMessage, type PushMessage, topicOf } from './push_message.js'
import PushSubscription from './subscriptions/push_subscription.js'
import type { Job } from '#app/jobs/run_jobs'
import { whatIsNew } from '#app/notices/news/what_is_new'

/** News older than a day isn't worth a push. */
const WAITS_SECONDS = 86_400
/** The subscription was withdrawn or has expired (RFC 8030 §7.3). */
const GONE = [404, 410]

/** It does not know our key, or `sub` is no address it could write to: none of the brand's pushes arrive there. */
const KEY_REFUSED = [401, 403]

const isPassing = (status: number) => status === 429 || status >= 500

/** The length of a payload, which a push service sees, tells nothing about what was said. In bytes. */
const PADDED_TO = 512

/** Sends an encrypted push (RFC 8291), with no transaction open meanwhile. @throws to have the job retried */
export async function sendPushJob({ data, site }: Pick<Job, 'data' | 'site'>): Promise<void> {
  const { subscription: id, ...news } = data as unknown as News & { subscription: string }
  const found = await inSeparateTransaction(() => compose(site, id, news as News))
  if (!found) return
  const { subscription, message } = found
  const { pair } = found
  const { status, retryAfter } = pair
    ? await deliverPush(sealed(subscription, message, site, pair))
    : { status: 410, retryAfter: null }
  if (GONE.includes(status)) await inSeparateTransaction(() => remove(id))
  else if (isPassing(status) && retryAfter && retryAfter < WAITS_SECONDS)
    await inSeparateTransaction(() => enqueue('send_push', data as JobData, { startAfter: retryAfter }))
  else if (isPassing(status)) throw new Error(`The push service answered ${status}`)
  else if (KEY_REFUSED.includes(status))
    logger.error(
      { status, tenant: site.id, host: new URL(subscription.endpoint).host },
      'a push service refuses our key'
    )
  else if (status >= 300) logger.warn({ status, tenant: site.id }, 'a push service refused a push')
}

async function compose(site: Site, id: string, news: News) {
  const [subscription, fresh] = [await PushSubscription.find(id), await whatIsNew(news)]
  if (!subscription || !fresh || !isWanted(fresh.member.notificationChoices, fresh, 'push')) return null
  return { subscription, message: await pushMessage(site, fresh), pair: await PushKey.pairOf(subscription.publicKey) }
}

function sealed(
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
    TTL: WAITS_SECONDS,
    topic: topicOf(message),
    urgency: urgencyOf(message),
  })
}

/** With spaces, which JSON doesn’t mind. */
function padded(json: string): string {
  const bytes = Buffer.byteLength(json)
  return json + ' '.repeat((PADDED_TO - (bytes % PADDED_TO)) % PADDED_TO)
}

/** How much a sleeping phone is disturbed (RFC 8030 §5.3). */
function urgencyOf({ url }: PushMessage): 'high' | 'normal' | 'low' {
  if (url.startsWith('/chats')) return 'high'
  return url.startsWith('/likes') ? 'normal' : 'low'
}

function remove(id: string): Promise<unknown> {
  return PushSubscription.query().where('id', id).delete()
}
