import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { emailChangeNoticeMail } from '#app/notices/mails/parts/account/email_change_notice_mail'

export async function composeEmailChangeNotice(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('email_change_stop', order.link)
  if (!found) return null
  const { link, member } = found
  return {
    kind: 'email_change_notice',
    member,
    to: link.aboutEmail!,
    mail: emailChangeNoticeMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
