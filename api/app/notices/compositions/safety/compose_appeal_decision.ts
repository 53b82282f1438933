import { appealDecisionMail } from '#app/notices/mails/parts/safety/appeal_decision_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Appeal from '#app/safety/cases/appeal'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { appellantOf } from './appellant_of.js'

/** Tells who appealed what somebody else decided. */
export async function composeAppealDecision(site: Site, order: { appeal: string }): Promise<ComposedMail | null> {
  const appeal = await Appeal.find(order.appeal)
  const appellant = appeal?.outcome ? await appellantOf(appeal) : null
  if (!appeal?.outcome || !appellant) return null
  const { member, number, token } = appellant
  return {
    kind: 'appeal_decision',
    member,
    mail: appealDecisionMail(wordingOf(site, member.language), {
      number,
      outcome: appeal.outcome,
      statement: appeal.statement!,
      href: siteAddress(site.mainHost, `/${token}`),
    }),
  }
}
