import { siteAddress } from '#app/http/site_address'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { passwordChangedMail } from './mails/password_changed_mail.js'

/** Tells a member that the password is another one now, and what to do if it wasn't he who changed it. */
export async function composePasswordChanged(site: Site, order: { member: string }): Promise<ComposedMail | null> {
  const member = await Member.query().where('id', order.member).whereNot('status', 'banned').preload('profile').first()
  return (
    member && {
      kind: 'password_changed',
      member,
      mail: passwordChangedMail(member.language, {
        brand: site.settings.name,
        name: member.profile.name,
        href: siteAddress(site.mainHost, '/reset-password'),
      }),
    }
  )
}
