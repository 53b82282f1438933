import { siteAddress } from '#app/http/site_address'
import type { Site } from '#app/tenancy/site'
import { addressOwner } from './address_owner.js'
import type { ComposedMail } from './composed_mail.js'
import { linkedMember } from './linked_member.js'
import { addressInUseMail } from './mails/address_in_use_mail.js'
import { emailChangeMail } from './mails/email_change_mail.js'

/** To the new address: the link that confirms it. To one that is another member's goes another mail, and no link. */
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
        mail: addressInUseMail(owner.language, { brand, name: owner.profile.name }),
      }
    : {
        kind: 'email_change',
        member,
        to,
        mail: emailChangeMail(member.language, {
          brand,
          name: member.profile.name,
          href: siteAddress(site.mainHost, `/${link.token}`),
        }),
      }
}
