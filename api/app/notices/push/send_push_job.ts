import logger from '@adonisjs/core/services/logger'
import webPush from 'web-push'
import { pushKeyPair } from '#app/tenancy/settings/push_key_pair'
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

const isPassing = (status: number) => status === 429 || status >= 500

/** Sends an encrypted push (RFC 8291), with no transaction open meanwhile. @throws to have the job retried */
export async function sendPushJob({ data, site }: Pick<Job, 'data' | 'site'>): Promise<void> {
  const { subscription: id, ...news } = data as unknown as News & { subscription: string }
  const found = await inSeparateTransaction(() => compose(site, id, news as News))
  if (!found) return
  const { subscription, message } = found
  const status = await deliverPush(sealed(subscription, message, site))
  if (GONE.includes(status)) await inSeparateTransaction(() => remove(id))
  else if (isPassing(status)) throw new Error(`The push service answered ${status}`)
  else if (status >= 300) logger.warn({ status, tenant: site.id }, 'a push service refused a push')
}

async function compose(site: Site, id: string, news: News) {
  const [subscription, fresh] = [await PushSubscription.find(id), await whatIsNew(news)]
  if (!subscription || !fresh || !isWanted(fresh.member.notificationChoices, fresh, 'push')) return null
  return { subscription, message: await pushMessage(site, fresh) }
}

function sealed({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage, { mainHost, settings }: Site) {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: {
      ...pushKeyPair(),
      subject: settings.support_email ? `mailto:${settings.support_email}` : `https://${mainHost}`,
    },
    TTL: WAITS_SECONDS,
    topic: topicOf(message),
    urgency: message.url.startsWith('/chats') ? 'high' : 'normal',
  })
}

function remove(id: string): Promise<unknown> {
  return PushSubscription.query().where('id', id).delete()
}
