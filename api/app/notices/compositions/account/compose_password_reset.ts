import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { composeRestoreLink } from './compose_account_deleted.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { shutOutMailTo } from './compose_shut_out.js'
import { linkedMember } from './linked_member.js'
import { passwordResetMail } from '#app/notices/mails/parts/account/password_reset_mail'

/** Reset link; whoever deleted their account gets a restore link instead, and whoever is shut out what they may still do. */
export async function composePasswordReset(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('password_reset', order.link)
  if (!found) return null
  const { link, member } = found
  if (member.profile.leftAt) return composeRestoreLink(site, member)
  if (member.isShutOut) return shutOutMailTo(site, member)
  return {
    kind: 'password_reset',
    member,
    mail: passwordResetMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
