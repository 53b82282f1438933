import { isBarred } from '#app/identity/account/is_barred'
import type { Site } from '#app/tenancy/sites/site'
import { addressOwner } from './address_owner.js'
import { composeReturn } from './compose_account_deleted.js'
import type { ComposedMail, Recipient } from '#app/notices/mails/composed_mail'
import { barredMail } from '#app/notices/mails/parts/barred_mail'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type Member from '#app/members/people/member'
import { alreadyMemberMail } from '#app/notices/mails/parts/already_member_mail'

/** Whether an address belongs to a member, be he gone or banned, or did to one who was banned. */
export async function isKnownAddress(email: string): Promise<boolean> {
  return (await addressOwner(email)) !== null || (await isBarred(email))
}

/**
 * Writes to an address with which somebody signs up though it is known: to a member that he is one, to who left the way back, to
 * who is banned that he is. This is the only place that tells.
 */
export async function composeKnownAddress(site: Site, recipient: Recipient): Promise<ComposedMail | null> {
  const owner = await addressOwner(recipient.email)
  const { name: brand } = site.settings
  if (owner?.profile.leftAt) return composeReturn(site, owner)
  if (!owner || owner.status === 'banned')
    return { kind: 'barred', member: recipient, mail: barredMail(recipient.language, { brand }) }
  return composeAlreadyMember(site, owner)
}

/** To a member with whose address somebody signs up: the ways in that he has, and no link of the sign-up. */
function composeAlreadyMember({ settings, mainHost }: Site, owner: Member): ComposedMail {
  return {
    kind: 'already_member',
    member: owner,
    mail: alreadyMemberMail(owner.language, {
      brand: settings.name,
      name: owner.profile.name,
      logInHref: siteAddress(mainHost, '/login'),
      resetHref: siteAddress(mainHost, '/reset-password'),
    }),
  }
}
