import Member, { SHUT_OUT } from '#app/members/people/member'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { birthDateChangedMail } from '#app/notices/mails/parts/account/birth_date_changed_mail'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** Tells a member that support corrected their date of birth; null for anyone who can't log in meanwhile. */
export async function composeBirthDateChanged(site: Site, order: { member: string }): Promise<ComposedMail | null> {
  const member = await Member.query()
    .where('id', order.member)
    .whereNotIn('status', [...SHUT_OUT])
    .preload('profile')
    .first()
  if (!member || member.profile.leftAt) return null
  return {
    kind: 'birth_date_changed',
    member,
    mail: birthDateChangedMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, '/profile'),
    }),
  }
}
