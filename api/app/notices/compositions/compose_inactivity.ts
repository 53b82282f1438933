import { siteAddress } from '#app/tenancy/sites/site_address'
import DisuseWarning from '#app/identity/deletion/inactivity_warning'
import Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { longDate } from '#app/tenancy/sites/long_date'
import { disuseMail } from '#app/notices/mails/parts/disuse_mail'

/** That nobody has used an account for two years, and when it will be deleted. Who came back meanwhile hears nothing. */
export async function composeDisuse(site: Site, order: { warning: string }): Promise<ComposedMail | null> {
  const warning = await DisuseWarning.find(order.warning)
  const member = warning && (await Member.query().where('id', warning.memberId).preload('profile').first())
  if (!warning || !member || member.profile.leftAt || member.profile.lastActiveAt > warning.firstAt) return null
  return {
    kind: 'disuse',
    member,
    mail: disuseMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, '/login'),
      deletedOn: longDate(site, member.language, warning.deletedOn),
    }),
  }
}
