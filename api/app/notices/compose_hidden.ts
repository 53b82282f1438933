import { siteAddress } from '#app/http/site_address'
import Member from '#app/identity/member'
import Profile from '#app/members/profile'
import Complaint from '#app/safety/complaint'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { longMoment } from './long_moment.js'
import { hiddenMail } from './mails/hidden_mail.js'

/** To whose profile or photo nobody sees until a complaint is decided: that, and why (DSA art. 17). Who complained is told to nobody. */
export async function composeHidden(site: Site, order: { complaint: string }): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(order.complaint)
  if (!complaint?.hiddenForAll || complaint.decidedAt || !complaint.profileId) return null
  const { memberId, leftAt, name } = await Profile.findOrFail(complaint.profileId)
  const member = memberId && !leftAt ? await Member.find(memberId) : null
  if (!member) return null
  return {
    kind: 'hidden',
    member,
    mail: hiddenMail(member.language, {
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
