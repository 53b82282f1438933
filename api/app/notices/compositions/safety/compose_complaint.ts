import { siteAddress } from '#app/tenancy/sites/site_address'
import Complaint from '#app/safety/complaint'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { complaintMail } from '#app/notices/mails/parts/safety/complaint_mail'
import { reporterOf } from './reporter_of.js'

/** Receipt of a complaint; null when there is no address to send it to. */
export async function composeComplaint(site: Site, order: { complaint: string }): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(order.complaint)
  const recipient = complaint && (await reporterOf(complaint))
  if (!complaint || !recipient) return null
  const { language } = recipient
  return {
    kind: 'complaint',
    member: recipient,
    mail: complaintMail(wordingOf(site, language), {
      brand: site.settings.name,
      number: complaint.number,
      answerBy: longMoment(site, language, complaint.answerDueAt),
      decisionBy: longMoment(site, language, complaint.dueAt),
      href: siteAddress(site.mainHost, `/${complaint.token}`),
    }),
  }
}
