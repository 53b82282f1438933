import { decisionMail } from '#app/notices/mails/parts/safety/decision_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Decision from '#app/safety/cases/decision'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { decisionValues } from './decision_values.js'
import { subjectOf } from './subject_of.js'

/** Tells the person it is about what was decided, and why (DSA art. 17), but never who complained. */
export async function composeDecision(site: Site, order: { decision: string }): Promise<ComposedMail | null> {
  const decision = await Decision.find(order.decision)
  const member = decision && (await subjectOf(decision))
  if (!decision || !member) return null
  const { language } = member
  return {
    kind: 'decision',
    member,
    mail: decisionMail(wordingOf(site, language), 'subject', {
      ...decisionValues(site, language, decision),
      number: decision.number,
      href: siteAddress(site.mainHost, `/${decision.token}`),
    }),
  }
}
