import { siteAddress } from '#app/http/site_address'
import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import { activationMail } from './mails/activation_mail.js'
import { activationReminderMail } from './mails/activation_reminder_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'
import type { Mail } from './mails/mail.js'
import type { MailToSend } from './mails/mail_to_send.js'

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  member: Member
  mail: Mail
}

/** Writes a mail from what is true now; null when there is nothing left to say. */
export function composeMail(site: Site, order: MailToSend): Promise<ComposedMail | null> {
  switch (order.mail) {
    case 'activation':
      return composeActivation(site, order.link)
    case 'activation_reminder':
      return composeActivationReminder(site, order.link, order.last)
  }
}

/** To an address that already belongs to a member goes another mail, and no link: this is the only place that tells. */
async function composeActivation(site: Site, id: string): Promise<ComposedMail | null> {
  const waiting = await waitingFor(id)
  if (!waiting) return null
  const { link, member, owner } = waiting
  const { name: brand } = site.settings
  return owner
    ? {
        kind: 'already_member',
        member: owner,
        mail: alreadyMemberMail(owner.language, {
          brand,
          name: owner.profile.name,
          logInHref: siteAddress(site.mainHost, '/login'),
        }),
      }
    : {
        kind: 'activation',
        member,
        mail: activationMail(member.language, {
          brand,
          name: member.profile.name,
          code: link.code,
          href: siteAddress(site.mainHost, `/${link.token}`),
        }),
      }
}

/** Whoever confirmed or changed the address meanwhile is not reminded, and neither is the member whose address it is. */
async function composeActivationReminder(site: Site, id: string, isLast: boolean): Promise<ComposedMail | null> {
  const waiting = await waitingFor(id)
  if (!waiting || waiting.owner) return null
  const { link, member } = waiting
  return {
    kind: 'activation_reminder',
    member,
    mail: activationReminderMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      isLast,
    }),
  }
}

/** The member whom a link still can activate, and the one who has that address already; null when nothing waits for it. */
async function waitingFor(id: string): Promise<{ link: LinkToken; member: Member; owner: Member | null } | null> {
  const link = await LinkToken.find(id)
  const member = link && (await Member.query().where('id', link.memberId).preload('profile').first())
  if (!link || !member || link.isUsed || link.isExpired || member.isActivated) return null
  const owner = await Member.query()
    .where('email', member.email)
    .whereNot('status', 'not_confirmed')
    .preload('profile')
    .first()
  return { link, member, owner }
}
