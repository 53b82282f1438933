import logger from '@adonisjs/core/services/logger'
import { count } from '#app/operations/count'
import { enqueue, type JobData } from '#app/jobs/enqueue'
import type { Job } from '#app/jobs/run_jobs'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import PushKey from '#app/tenancy/push_keys/push_key'
import type { Site } from '#app/tenancy/sites/site'
import { composePush } from './compose_push.js'
import { deliverPush, type PushAnswer } from './deliver_push.js'
import type { PushOrder } from './push_order.js'
import { pushOutcome } from './push_outcome.js'
import { recordPush } from './push_record.js'
import { sealPush, WAITS_SECONDS } from './seal_push.js'
import PushSubscription from './subscriptions/push_subscription.js'

/** Sends a push and records what its service answered, with no transaction open meanwhile. @throws to have the job retried */
export async function sendPushJob({ data, site }: Pick<Job, 'data' | 'site'>): Promise<void> {
  const order = data as unknown as PushOrder
  const found = await inSeparateTransaction(() => compose(site, order))
  if (!found) return
  const { subscription, pair, message, ...push } = found
  if (!pair) return inSeparateTransaction(() => remove(order.subscription))
  const service = new URL(subscription.endpoint).host
  let answer: PushAnswer
  try {
    answer = await deliverPush(sealPush(subscription, message, site, pair))
  } catch (error) {
    count('pushes', 'no_answer')
    await inSeparateTransaction(() => recordPush({ ...push, service, status: null }))
    throw error
  }
  const { status, retryAfter } = answer
  const outcome = pushOutcome(status)
  count('pushes', outcome)
  const isPostponed = outcome === 'busy' && retryAfter !== null && retryAfter < WAITS_SECONDS
  await inSeparateTransaction(async () => {
    await recordPush({ ...push, service, status })
    if (outcome === 'gone') await remove(order.subscription)
    if (isPostponed) await enqueue('send_push', data as JobData, { startAfter: retryAfter })
  })
  if (outcome === 'busy' && !isPostponed) throw new Error(`The push service answered ${status}`)
  if (outcome === 'key_refused')
    logger.error({ status, tenant: site.id, host: service }, 'a push service refuses our key')
  if (outcome === 'refused') logger.warn({ status, tenant: site.id }, 'a push service refused a push')
}

async function compose(site: Site, order: PushOrder) {
  const subscription = await PushSubscription.find(order.subscription)
  const push = subscription && (await composePush(site, order))
  return push && { ...push, subscription, pair: await PushKey.pairOf(subscription.publicKey) }
}

async function remove(id: string): Promise<void> {
  await PushSubscription.query().where('id', id).delete()
}
