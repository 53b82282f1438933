import { complaintAnswerMail } from '#app/notices/mails/parts/safety/complaint_answer_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Complaint from '#app/safety/complaint'
import Decision from '#app/safety/cases/decision'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { reporterOf } from './reporter_of.js'
import { subjectOf } from './subject_of.js'

/** The team wrote to one side of a complaint. */
export async function composeComplaintAnswer(
  site: Site,
  { complaint: id, side }: { complaint: string; side: 'reporter' | 'subject' }
): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(id)
  const decision = side === 'subject' && complaint?.decisionId ? await Decision.find(complaint.decisionId) : null
  const { number, token } = decision ?? complaint ?? {}
  const member = decision
    ? await subjectOf(decision)
    : complaint && side === 'reporter'
      ? await reporterOf(complaint)
      : null
  if (!member || !number) return null
  return {
    kind: 'complaint_answer',
    member,
    mail: complaintAnswerMail(wordingOf(site, member.language), {
      number,
      brand: site.settings.name,
      href: siteAddress(site.mainHost, `/${token}`),
    }),
  }
}
