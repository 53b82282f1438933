import { isWanted, type NotificationType } from '#app/members/people/notification_choices'
import Member from '#app/members/people/member'
import { whatIsNew } from '#app/notices/news/what_is_new'
import type { Site } from '#app/tenancy/sites/site'
import { pushMessage, type PushMessage, testMessage } from './push_message.js'
import type { PushOrder } from './push_order.js'

/** What the push log calls a push. */
export type PushKind = NotificationType | 'test'

export interface ComposedPush {
  memberId: string
  kind: PushKind
  message: PushMessage
}

/** Null when there is nothing to tell any more, or its receiver doesn't want to be told. */
export async function composePush(site: Site, order: PushOrder): Promise<ComposedPush | null> {
  if (order.about === 'test') {
    const member = await Member.find(order.member)
    return member && { memberId: member.id, kind: 'test', message: testMessage(site, member) }
  }
  const fresh = await whatIsNew(order)
  if (!fresh || !isWanted(fresh.member.notificationChoices, fresh, 'push')) return null
  return { memberId: fresh.member.id, kind: fresh.type, message: await pushMessage(site, fresh) }
}
