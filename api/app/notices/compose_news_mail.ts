import { siteAddress } from '#app/http/site_address'
import { fictionalMark } from '#app/members/fictional_mark'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { newsMail } from './mails/news_mail.js'
import { memberWasHere } from './member_was_here.js'
import type { News } from './news.js'
import { type NotificationType, notificationsOf } from './notification_choices.js'
import { wasMailed } from './was_mailed.js'
import { whatIsNew } from './what_is_new.js'

/** The mail's name in the books, by what it is about. */
const KINDS: Partial<Record<NotificationType, 'new_conversation' | 'new_message' | 'like' | 'unread_reminder'>> = {
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
  likes: 'like',
  unread_reminders: 'unread_reminder',
}

/**
 * Tells a member by mail what he does not know. Nothing where he switched it off, was here since, or got the same mail since he
 * was here last.
 */
export async function composeNewsMail(site: Site, news: News): Promise<ComposedMail | null> {
  const fresh = await whatIsNew(news)
  const kind = fresh && KINDS[fresh.type]
  if (!fresh || !kind) return null
  const { member, sender, type, at, conversationId, count } = fresh
  if (!notificationsOf(member.notificationChoices)[type].mail) return null
  if ((await memberWasHere(member.id, at)) || (await wasMailed(member.id, kind))) return null
  const path = conversationId ? `/chats/${conversationId}` : sender ? '/likes' : '/chats'
  return {
    kind,
    type,
    member,
    mail: newsMail(member.language, {
      kind,
      brand: site.settings.name,
      name: member.profile.name,
      other: sender?.name ?? '',
      fictional: sender && fictionalMark(sender, site, member.language).fictional,
      count,
      href: siteAddress(site.mainHost, path),
    }),
  }
}
