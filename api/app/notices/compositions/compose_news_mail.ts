import { siteAddress } from '#app/tenancy/sites/site_address'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { type NewsKind, newsMail } from '#app/notices/mails/parts/news_mail'
import type { News } from '#app/jobs/news'
import { newsPath } from '#app/notices/news/news_path'
import { type NotificationType, notificationsOf } from '#app/members/people/notification_choices'
import { whatIsNew } from '#app/notices/news/what_is_new'
import { tenantRows } from '#app/tenancy/context/tenant_context'

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

/** Whether a member got a mail of a kind since he was here last: until he comes back one is enough. */
async function wasMailed(memberId: string, kind: string): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.mails where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind
       and created_at > coalesce((select max(last_used_at) from app.sessions
         where tenant_id = (select sec.tenant_id()) and member_id = :memberId), '-infinity') limit 1`,
    { memberId, kind }
  )
  return rows.length > 0
}

/** Whether a member used the site after a moment, in any browser: then he has seen what was there. */
async function memberWasHere(memberId: string, after: Date): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.sessions where tenant_id = (select sec.tenant_id()) and member_id = :memberId and last_used_at > :after limit 1`,
    { memberId, after }
  )
  return rows.length > 0
}
