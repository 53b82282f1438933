import { siteAddress } from '#app/tenancy/sites/site_address'
import Member, { SHUT_OUT } from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { passwordChangedMail } from '#app/notices/mails/parts/account/password_changed_mail'

export async function composePasswordChanged(site: Site, order: { member: string }): Promise<ComposedMail | null> {
  const member = await Member.query()
    .where('id', order.member)
    .whereNotIn('status', [...SHUT_OUT])
    .preload('profile')
    .first()
  return (
    member && {
      kind: 'password_changed',
      member,
      mail: passwordChangedMail(wordingOf(site, member.language), {
        brand: site.settings.name,
        name: member.profile.name,
        href: siteAddress(site.mainHost, '/reset-password'),
      }),
    }
  )
}
