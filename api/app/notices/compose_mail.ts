import { siteAddress } from '#app/http/site_address'
import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import { activationMail } from './mails/activation_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'
import type { Mail } from './mails/mail.js'
import type { MailToSend } from './mails/mail_to_send.js'
import { composeNewsMail } from './compose_news_mail.js'
import type { NotificationType } from './notification_choices.js'

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  member: Member
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
  activation: composeActivation,
  news: composeNewsMail,
}

/** To an address that already belongs to a member goes another mail, and no link: this is the only place that tells. */
async function composeActivation(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const link = await LinkToken.find(id)
  const member = link && (await Member.query().where('id', link.memberId).preload('profile').first())
  if (!link || !member || link.isUsed || member.isActivated) return null
  const owner = await Member.query()
    .where('email', member.email)
    .whereNot('status', 'not_confirmed')
    .preload('profile')
    .first()
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
