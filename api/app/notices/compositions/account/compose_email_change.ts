import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { addressOwner } from './address_owner.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { addressInUseMail } from '#app/notices/mails/parts/account/address_in_use_mail'
import { emailChangeMail } from '#app/notices/mails/parts/account/email_change_mail'

/** Confirmation link to the new address; a member who already uses that address gets a notice without a link. */
export async function composeEmailChange(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('email_change', order.link)
  if (!found) return null
  const { link, member } = found
  const to = link.aboutEmail!
  const owner = await addressOwner(to)
  const { name: brand } = site.settings
  return owner
    ? {
        kind: 'address_in_use',
        member: owner,
        mail: addressInUseMail(wordingOf(site, owner.language), { brand, name: owner.profile.name }),
      }
    : {
        kind: 'email_change',
        member,
        to,
        mail: emailChangeMail(wordingOf(site, member.language), {
          brand,
          name: member.profile.name,
          href: siteAddress(site.mainHost, `/${link.token}`),
        }),
      }
}
