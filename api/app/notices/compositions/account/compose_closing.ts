import Member from '#app/members/people/member'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { closingMail } from '#app/notices/mails/parts/account/closing_mail'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** What a member is told when their brand closes; null for who left meanwhile, and where it stays open after all. */
export async function composeClosing(site: Site, order: { member: string }): Promise<ComposedMail | null> {
  const member = await Member.query().where('id', order.member).preload('profile').firstOrFail()
  if (site.state !== 'closing' || member.profile.leftAt) return null
  return {
    kind: 'closing',
    member,
    mail: closingMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, '/profile?tab=settings'),
    }),
  }
}
