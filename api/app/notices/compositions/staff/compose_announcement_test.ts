import type { Language } from '@manyhearts/locales/languages'
import Announcement from '#app/notices/announcements/announcement'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { announcementMail } from '#app/notices/mails/parts/announcement_mail'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { staffAddress } from './staff_address.js'

interface AnnouncementTest {
  announcement: string
  staff: string
  language: string
}

/** An announcement as members of a language get it, for one of the staff. */
export async function composeAnnouncementTest(
  site: Site,
  { announcement: id, staff, language }: AnnouncementTest
): Promise<ComposedMail | null> {
  const announcement = await Announcement.find(id)
  const text = announcement?.texts[language as Language]
  const email = await staffAddress(staff)
  if (!announcement || !text || !email) return null
  return {
    kind: 'announcement_test',
    member: { id: null, email, language },
    mail: announcementMail(wordingOf(site, language), {
      ...text,
      href: siteAddress(site.mainHost, announcement.path),
      kind: announcement.kind,
      brand: site.settings.name,
      isTest: true,
    }),
  }
}
