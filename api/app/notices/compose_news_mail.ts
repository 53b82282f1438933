import { siteAddress } from '#app/http/site_address'
import { fictionalMark } from '#app/members/fictional_mark'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { type NewsKind, newsMail } from './mails/news_mail.js'
import { memberWasHere } from './member_was_here.js'
import type { News } from './news.js'
import { newsPath } from './news_path.js'
import { type NotificationType, notificationsOf } from './notification_choices.js'
import { wasMailed } from './was_mailed.js'
import { whatIsNew } from './what_is_new.js'

/** The mail's name in the books, by what it is about. */
const KINDS: Partial<Record<NotificationType, NewsKind>> = {
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
  likes: 'like',
  unread_reminders: 'unread_reminder',
  weekly_updates: 'weekly_update',
}

/**
 * Tells a member by mail what he does not know. Nothing where he switched it off, was here since, or got the same mail since he
 * was here last.
 */
export async function composeNewsMail(site: Site, news: News): Promise<ComposedMail | null> {
  const fresh = await whatIsNew(news)
  const kind = fresh && (fresh.search ? 'search_fit' : KINDS[fresh.type])
  if (!fresh || !kind) return null
  const { member, sender, type, at, count, newcomers } = fresh
  if (!notificationsOf(member.notificationChoices)[type].mail) return null
  if (await memberWasHere(member.id, at)) return null
  // Newcomers are others every time; of the rest one mail is enough until he comes back.
  if (newcomers.length === 0 && (await wasMailed(member.id, kind))) return null
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
      newcomers,
      href: siteAddress(site.mainHost, newsPath(fresh)),
    }),
  }
}
