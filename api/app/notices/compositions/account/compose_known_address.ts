import { isBanned } from '#app/identity/account/is_banned'
import type { Site } from '#app/tenancy/sites/site'
import { addressOwner } from './address_owner.js'
import { composeRestoreLink } from './compose_account_deleted.js'
import type { ComposedMail, Recipient } from '#app/notices/mails/composed_mail'
import { shutOutMailTo } from './compose_shut_out.js'
import { bannedMail } from '#app/notices/mails/parts/account/banned_mail'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type Member from '#app/members/people/member'
import { alreadyMemberMail } from '#app/notices/mails/parts/account/already_member_mail'

/** Whether an address belongs to a member (even deleted or banned), or once belonged to a banned one. */
export async function isKnownAddress(email: string): Promise<boolean> {
  return (await addressOwner(email)) !== null || (await isBanned(email))
}

/** Answers a sign-up with a known address by mail, the only place that reveals whether an account exists. */
export async function composeKnownAddress(site: Site, recipient: Recipient): Promise<ComposedMail | null> {
  const owner = await addressOwner(recipient.email)
  const { name: brand } = site.settings
  if (owner?.profile.leftAt) return composeRestoreLink(site, owner)
  if (owner?.isShutOut) return shutOutMailTo(site, owner)
  if (!owner)
    return { kind: 'banned', member: recipient, mail: bannedMail(wordingOf(site, recipient.language), { brand }) }
  return composeAlreadyMember(site, owner)
}

function composeAlreadyMember(site: Site, owner: Member): ComposedMail {
  const { settings, mainHost } = site
  return {
    kind: 'already_member',
    member: owner,
    mail: alreadyMemberMail(wordingOf(site, owner.language), {
      brand: settings.name,
      name: owner.profile.name,
      logInHref: siteAddress(mainHost, '/login'),
      resetHref: siteAddress(mainHost, '/reset-password'),
    }),
  }
}
