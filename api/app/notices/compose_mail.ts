import { siteAddress } from '#app/http/site_address'
import KeptSignup from '#app/identity/kept_signup'
import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import { activationMail } from './mails/activation_mail.js'
import { activationReminderMail } from './mails/activation_reminder_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'
import type { Mail } from './mails/mail.js'
import type { MailToSend } from './mails/mail_to_send.js'
import { signupDraftMail } from './mails/signup_draft_mail.js'
import { composeNewsMail } from './compose_news_mail.js'
import type { NotificationType } from './notification_choices.js'

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  /** A member, or somebody who may become one. */
  member: { id: string | null; email: string; language: string }
  mail: Mail
  /** What it is one of that a member can switch off; none for a mail that an account needs. */
  type?: NotificationType
}

/** Writes a mail from what is true now; null when there is nothing left to say. */
export function composeMail(site: Site, order: MailToSend): Promise<ComposedMail | null> {
  const write = WRITERS[order.mail] as (site: Site, order: MailToSend) => Promise<ComposedMail | null>
  return write(site, order)
}

type Writers = {
  [Name in MailToSend['mail']]: (site: Site, order: Extract<MailToSend, { mail: Name }>) => Promise<ComposedMail | null>
}

const WRITERS: Writers = {
  activation: (site, { link }) => composeActivation(site, link),
  signup_draft: (site, { draft }) => composeSignupDraft(site, draft),
  activation_reminder: (site, { link, last }) => composeActivationReminder(site, link, last),
  news: composeNewsMail,
}

/** To an address that already belongs to a member goes another mail, and no link: this is the only place that tells. */
async function composeActivation(site: Site, id: string): Promise<ComposedMail | null> {
  const waiting = await waitingFor(id)
  if (!waiting) return null
  const { link, member, owner } = waiting
  if (owner) return toOwner(site, owner)
  return {
    kind: 'activation',
    member,
    mail: activationMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      code: link.code,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}

/** A partner's call began a sign-up: the link to finish it, or, where the address is a member's, that he is one already. */
async function composeSignupDraft(site: Site, id: string): Promise<ComposedMail | null> {
  const kept = await KeptSignup.find(id)
  if (!kept || kept.isUsed || kept.isExpired) return null
  const owner = await ownerOf(kept.email)
  if (owner) return toOwner(site, owner)
  const { email, language } = kept
  const href = siteAddress(site.mainHost, `/${kept.token}`)
  return {
    kind: 'signup_draft',
    member: { id: null, email, language },
    mail: signupDraftMail(language, { brand: site.settings.name, href }),
  }
}

function toOwner(site: Site, owner: Member): ComposedMail {
  const { name: brand } = site.settings
  const logInHref = siteAddress(site.mainHost, '/login')
  return {
    kind: 'already_member',
    member: owner,
    mail: alreadyMemberMail(owner.language, { brand, name: owner.profile.name, logInHref }),
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
  return { link, member, owner: await ownerOf(member.email) }
}

/** The activated member who has an address. */
function ownerOf(email: string): Promise<Member | null> {
  return Member.query().where('email', email).whereNot('status', 'not_confirmed').preload('profile').first()
}
