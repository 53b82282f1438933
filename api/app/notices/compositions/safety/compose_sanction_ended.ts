import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { sanctionEndedMail } from '#app/notices/mails/parts/safety/sanction_ended_mail'
import Sanction from '#app/safety/sanctions/sanction'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** Tells a member that they are let in or shown again; null where something else still keeps them out, or they left. */
export async function composeSanctionEnded(site: Site, order: { sanction: string }): Promise<ComposedMail | null> {
  const sanction = await Sanction.find(order.sanction)
  const profile = sanction && (await Profile.findOrFail(sanction.profileId))
  const member = profile?.memberId ? await Member.find(profile.memberId) : null
  if (!member?.isActivated || !profile || profile.leftAt || profile.isHeldBack) return null
  return {
    kind: 'sanction_ended',
    member,
    mail: sanctionEndedMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: profile.name,
      what: sanction!.kind === 'hidden' ? 'profile' : 'account',
      href: siteAddress(site.mainHost, '/login'),
    }),
  }
}
