import { appealMail } from '#app/notices/mails/parts/safety/appeal_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import Appeal from '#app/safety/cases/appeal'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { appellantOf } from './appellant_of.js'

/** The receipt of an appeal, with the day by which it is decided (DSA art. 20). */
export async function composeAppeal(site: Site, order: { appeal: string }): Promise<ComposedMail | null> {
  const appeal = await Appeal.find(order.appeal)
  const appellant = appeal && (await appellantOf(appeal))
  if (!appellant) return null
  const { member, number, token } = appellant
  return {
    kind: 'appeal',
    member,
    mail: appealMail(wordingOf(site, member.language), {
      number,
      decisionBy: longDate(site, member.language, appeal!.dueAt),
      href: siteAddress(site.mainHost, `/${token}`),
    }),
  }
}
