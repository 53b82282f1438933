import type { Language } from '@manyhearts/locales/languages'
import Member from '#app/members/people/member'
import Announcement from '#app/notices/announcements/announcement'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { announcementMail } from '#app/notices/mails/parts/announcement_mail'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** A notice about the service for one of the members; null once it was stopped, and for who left meanwhile. */
export async function composeServiceNotice(
  site: Site,
  order: { announcement: string; member: string }
): Promise<ComposedMail | null> {
  const member = await Member.query().where('id', order.member).preload('profile').firstOrFail()
  const announcement = await Announcement.findOrFail(order.announcement)
  if (announcement.state === 'stopped' || member.profile.leftAt) return null
  const text = announcement.texts[member.language as Language] ?? (await textInMainLanguage(announcement))
  return {
    kind: 'service_notice',
    member,
    mail: announcementMail(wordingOf(site, member.language), {
      ...text,
      href: siteAddress(site.mainHost, announcement.path),
      kind: 'service',
      brand: site.settings.name,
    }),
  }
}

/** For who reads another language since it was scheduled. */
async function textInMainLanguage({ texts }: Announcement) {
  const { language } = (await siteByTenantId(currentTenant().id))!
  return texts[language as Language] ?? Object.values(texts)[0]!
}
