import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { newestExport } from '#app/identity/exports/newest_export'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { exportMail } from '#app/notices/mails/parts/account/export_mail'

/** The link requires a log-in, but for those who are shut out, and works as long as the export exists. */
export async function composeExport(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const found = (await linkedMember('export', id)) ?? (await linkedMember('shut_out', id))
  if (!found) return null
  const { link, member } = found
  return {
    kind: 'export',
    member,
    mail: exportMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      expires: longMoment(site, member.language, (await newestExport(member.id))?.expiresAt ?? link.expiresAt),
    }),
  }
}
