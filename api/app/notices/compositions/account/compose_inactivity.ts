import { siteAddress } from '#app/tenancy/sites/site_address'
import InactivityWarning from '#app/identity/deletion/inactivity_warning'
import Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { longDate } from '#app/tenancy/sites/long_date'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { inactivityMail } from '#app/notices/mails/parts/account/inactivity_mail'

/** Warning after two years of inactivity; null when the member came back meanwhile. */
export async function composeInactivity(site: Site, order: { warning: string }): Promise<ComposedMail | null> {
  const warning = await InactivityWarning.find(order.warning)
  const member = warning && (await Member.query().where('id', warning.memberId).preload('profile').first())
  if (!warning || !member || member.profile.leftAt || member.profile.lastActiveAt > warning.firstAt) return null
  return {
    kind: 'inactivity',
    member,
    mail: inactivityMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, '/login'),
      deletedOn: longDate(site, member.language, warning.deletedOn),
    }),
  }
}
