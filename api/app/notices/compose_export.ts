import { siteAddress } from '#app/http/site_address'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { linkedMember } from './linked_member.js'
import { longDate } from './long_date.js'
import { exportMail } from './mails/export_mail.js'

/** That the copy of a member's data is ready; its link works for who is logged in, and as long as there is the copy. */
export async function composeExport(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('export', id)
  if (!found) return null
  const { link, member } = found
  return {
    kind: 'export',
    member,
    mail: exportMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      lastDay: longDate(site, member.language, link.expiresAt),
    }),
  }
}
