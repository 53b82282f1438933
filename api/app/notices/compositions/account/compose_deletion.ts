import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { deletionMail } from '#app/notices/mails/parts/account/deletion_mail'

/** Deletion link, for members who asked for it instead of entering their password. */
export async function composeDeletion(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('deletion', id)
  if (!found) return null
  const { link, member } = found
  return {
    kind: 'deletion',
    member,
    mail: deletionMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
