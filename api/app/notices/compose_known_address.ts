import { isBarred } from '#app/identity/is_barred'
import type { Site } from '#app/tenancy/site'
import { addressOwner } from './address_owner.js'
import { composeAlreadyMember } from './compose_already_member.js'
import { composeReturn } from './compose_left.js'
import type { ComposedMail, Recipient } from './composed_mail.js'
import { barredMail } from './mails/barred_mail.js'

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
