import { siteAddress } from '#app/http/site_address'
import type Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'

/** To a member with whose address somebody signs up: the ways in that he has, and no link of the sign-up. */
export function composeAlreadyMember({ settings, mainHost }: Site, owner: Member): ComposedMail {
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
