import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { reportsJudgedMail } from '#app/notices/mails/parts/safety/reports_judged_mail'
import Complaint from '#app/safety/complaint'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { reporterOf } from './reporter_of.js'

/** Tells a reporter what follows from reports that were manifestly unfounded (DSA art. 23); null where they were erased. */
export async function composeReportsJudged(
  site: Site,
  order: { complaint: string; judgement: 'reports_warned' | 'reports_unheeded' }
): Promise<ComposedMail | null> {
  const complaint = await Complaint.find(order.complaint)
  const member = complaint && (await reporterOf(complaint))
  if (!complaint?.unfounded || !member) return null
  return {
    kind: 'reports_judged',
    member,
    mail: reportsJudgedMail(wordingOf(site, member.language), order.judgement, {
      brand: site.settings.name,
      number: complaint.number,
      href: siteAddress(site.mainHost, `/${complaint.token}`),
    }),
  }
}
