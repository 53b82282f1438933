import { siteAddress } from '#app/tenancy/sites/site_address'
import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import Complaint from '#app/safety/complaint'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { hiddenMail } from '#app/notices/mails/parts/safety/hidden_mail'

/** Informs members that a complaint hides their profile or photo, and why (DSA art. 17), but never who complained. */
export async function composeHidden(site: Site, order: { complaint: string }): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(order.complaint)
  if (!complaint?.hiddenForAll || complaint.decidedAt || !complaint.profileId) return null
  const { memberId, leftAt, name } = await Profile.findOrFail(complaint.profileId)
  const member = memberId && !leftAt ? await Member.find(memberId) : null
  if (!member) return null
  return {
    kind: 'hidden',
    member,
    mail: hiddenMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name,
      what: complaint.subjectKind === 'photo' ? 'photo' : 'profile',
      why: complaint.reason === 'under_18' ? 'under_18' : 'intimate',
      decisionBy: longMoment(site, member.language, complaint.dueAt),
      support: site.settings.support_email,
      href: siteAddress(site.mainHost, complaint.subjectKind === 'photo' ? '/profile?tab=photos' : '/profile'),
    }),
  }
}
