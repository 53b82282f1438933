import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { composeReturn } from './compose_account_deleted.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { passwordResetMail } from '#app/notices/mails/parts/password_reset_mail'

/** The link with which somebody chooses a new password; to who left the way back; nothing for an address nobody has. */
export async function composePasswordReset(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('password_reset', order.link)
  if (!found) return null
  const { link, member } = found
  if (member.profile.leftAt) return composeReturn(site, member)
  return {
    kind: 'password_reset',
    member,
    mail: passwordResetMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
