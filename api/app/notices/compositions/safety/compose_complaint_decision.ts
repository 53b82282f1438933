import { decisionMail } from '#app/notices/mails/parts/safety/decision_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Complaint from '#app/safety/complaint'
import Decision from '#app/safety/cases/decision'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { decisionValues } from './decision_values.js'
import { reporterOf } from './reporter_of.js'

/** Tells a reporter what was decided, and why (DSA art. 16). */
export async function composeComplaintDecision(site: Site, order: { complaint: string }): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(order.complaint)
  const decision = complaint?.decisionId ? await Decision.find(complaint.decisionId) : null
  const member = complaint && (await reporterOf(complaint))
  if (!decision || !member) return null
  const { language } = member
  return {
    kind: 'complaint_decision',
    member,
    mail: decisionMail(wordingOf(site, language), 'reporter', {
      ...decisionValues(site, language, decision),
      number: complaint!.number,
      href: siteAddress(site.mainHost, `/${complaint!.token}`),
    }),
  }
}
