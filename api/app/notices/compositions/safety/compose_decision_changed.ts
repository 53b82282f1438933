import { decisionChangedMail } from '#app/notices/mails/parts/safety/decision_changed_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Complaint from '#app/safety/complaint'
import Appeal from '#app/safety/cases/appeal'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { reporterOf } from './reporter_of.js'

/** Tells a reporter that what was decided about their report was overturned, since the person it is about appealed. */
export async function composeDecisionChanged(
  site: Site,
  order: { appeal: string; complaint: string }
): Promise<ComposedMail | null> {
  const [appeal, complaint] = [await Appeal.find(order.appeal), await Complaint.find(order.complaint)]
  const member = complaint && (await reporterOf(complaint))
  if (!appeal?.statement || !member) return null
  return {
    kind: 'decision_changed',
    member,
    mail: decisionChangedMail(wordingOf(site, member.language), {
      number: complaint!.number,
      statement: appeal.statement,
      href: siteAddress(site.mainHost, `/${complaint!.token}`),
    }),
  }
}
