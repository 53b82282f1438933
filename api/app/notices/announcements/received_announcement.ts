import type { Language } from '@manyhearts/locales/languages'
import type Member from '#app/members/people/member'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import Announcement, { type AnnouncementText } from './announcement.js'
import { weekOf } from './week_of.js'

export interface ReceivedAnnouncement extends AnnouncementText {
  kind: Exclude<Announcement['kind'], 'service'>
  path: string
}

/**
 * What a member gets of an announcement now. Null when it was stopped, isn't in their language any more, or they had another this
 * week: one that waited for the end of quiet hours may come in the next.
 */
export async function receivedAnnouncement({ id, language }: Member, announcementId: string) {
  const announcement = await Announcement.find(announcementId)
  const text = announcement?.texts[language as Language]
  if (!announcement || !text || !['sending', 'sent'].includes(announcement.state)) return null
  const { kind, path } = announcement
  if (kind === 'service' || !(await isOneOfTheWeek(id, announcementId))) return null
  return { kind, path, ...text } satisfies ReceivedAnnouncement
}

async function isOneOfTheWeek(memberId: string, announcement: string): Promise<boolean> {
  const site = (await siteByTenantId(currentTenant().id))!
  const [row] = await tenantRows<{ is_this: boolean }>(
    `with claimed as (
       insert into app.announcement_receivers (tenant_id, member_id, week, announcement_id)
       values ((select sec.tenant_id()), :memberId, :week::date, :announcement)
       on conflict (tenant_id, member_id, week) do nothing
       returning announcement_id
     ), known as (
       select announcement_id from claimed
       union all
       select announcement_id from app.announcement_receivers
       where tenant_id = (select sec.tenant_id()) and member_id = :memberId and week = :week::date
     )
     select announcement_id = :announcement as is_this from known limit 1`,
    { memberId, week: weekOf(site), announcement }
  )
  return row?.is_this ?? false
}
