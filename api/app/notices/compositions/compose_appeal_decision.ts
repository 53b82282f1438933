import { appealDecisionMail } from '#app/notices/mails/parts/appeal_decision_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Complaint from '#app/safety/complaint'
import Appeal from '#app/safety/cases/appeal'
import Decision from '#app/safety/cases/decision'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { reporterOf } from './reporter_of.js'
import { subjectOf } from './subject_of.js'

/** Tells who appealed what somebody else decided. */
export async function composeAppealDecision(site: Site, order: { appeal: string }): Promise<ComposedMail | null> {
  const appeal = await Appeal.find(order.appeal)
  if (!appeal?.outcome) return null
  const complaint = appeal.complaintId === null ? null : await Complaint.findOrFail(appeal.complaintId)
  const decision = await Decision.findOrFail(appeal.decisionId)
  const member = complaint ? await reporterOf(complaint) : await subjectOf(decision)
  if (!member) return null
  const { number, token } = complaint ?? decision
  return {
    kind: 'appeal_decision',
    member,
    mail: appealDecisionMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      number,
      outcome: appeal.outcome,
      statement: appeal.statement!,
      href: siteAddress(site.mainHost, `/${token}`),
    }),
  }
}
