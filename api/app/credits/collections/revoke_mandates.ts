import { endMandates } from '#app/credits/direct_debit/end_mandates'
import Mandate from '#app/credits/direct_debit/mandate'
import { cancelUncollected } from './cancel_uncollected.js'

/** A locked member leaves: from now on nothing is collected that the bank was not asked for yet. */
export async function revokeMandates(memberId: string): Promise<void> {
  await endMandates('revoked', { member_id: memberId })
  for (const { id } of await Mandate.query().where('member_id', memberId)) await cancelUncollected(id)
}
