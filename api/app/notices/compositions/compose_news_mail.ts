import type { DateTime } from 'luxon'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { giftName } from '#app/credits/gifts/gift_face'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import type { ReceivedAnnouncement } from '#app/notices/announcements/received_announcement'
import { announcementMail } from '#app/notices/mails/parts/announcement_mail'
import { type NewsKind, newsMail } from '#app/notices/mails/parts/news_mail'
import type { News } from '#app/jobs/news'
import { newsPath } from '#app/notices/news/news_path'
import { type NotificationType, isWanted } from '#app/members/people/notification_choices'
import { type Fresh, whatIsNew } from '#app/notices/news/what_is_new'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const KINDS: Partial<Record<NotificationType, NewsKind>> = {
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
  likes: 'like',
  unread_reminders: 'unread_reminder',
  weekly_updates: 'weekly_update',
}

/** Null when the member switched it off, was online since, or already got such a mail since their last visit. */
export async function composeNewsMail(site: Site, news: News): Promise<ComposedMail | null> {
  const fresh = await whatIsNew(news)
  if (fresh?.announcement) return announcementOf(site, fresh, fresh.announcement)
  const kind = fresh && (fresh.search ? 'search_fit' : fresh.gift ? 'gift' : KINDS[fresh.type])
  if (!fresh || !kind) return null
  const { member, sender, gift, type, at, count, newcomers } = fresh
  if (!isWanted(member.notificationChoices, fresh, 'mail')) return null
  if (await memberWasHere(member.id, at)) return null
  // Newcomers differ every time; of anything else one mail is enough until the member comes back.
  if (newcomers.length === 0 && (await wasMailed(member.id, kind))) return null
  return {
    kind,
    type,
    member,
    mail: newsMail(wordingOf(site, member.language), {
      kind,
      brand: site.settings.name,
      name: member.profile.name,
      other: sender?.name ?? '',
      gift: gift ? giftName(gift, member.language, site) : '',
      fictional: sender && fictionalMark(sender, site, member.language).fictional,
      count,
      newcomers,
      href: siteAddress(site.mainHost, newsPath(fresh)),
    }),
  }
}

/** Sent whether or not the member was here, as it is shown nowhere else. */
function announcementOf(
  site: Site,
  { member, type, search }: Fresh,
  announcement: ReceivedAnnouncement
): ComposedMail | null {
  if (!isWanted(member.notificationChoices, { type, search }, 'mail')) return null
  const mail = announcementMail(wordingOf(site, member.language), {
    ...announcement,
    href: siteAddress(site.mainHost, announcement.path),
    brand: site.settings.name,
  })
  return { kind: type, type, member, mail }
}

async function wasMailed(memberId: string, kind: string): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.mails where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind
       and created_at > coalesce((select max(last_used_at) from app.sessions
         where tenant_id = (select sec.tenant_id()) and member_id = :memberId), '-infinity') limit 1`,
    { memberId, kind }
  )
  return rows.length > 0
}

async function memberWasHere(memberId: string, after: DateTime): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.sessions where tenant_id = (select sec.tenant_id()) and member_id = :memberId and last_used_at > :after limit 1`,
    { memberId, after: after.toISO() }
  )
  return rows.length > 0
}
