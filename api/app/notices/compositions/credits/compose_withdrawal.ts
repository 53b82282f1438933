import { DUE_DAYS } from '#app/credits/refunds/due_days'
import Withdrawal from '#app/credits/withdrawals/withdrawal'
import type { WithdrawalReason } from '#app/credits/withdrawals/withdrawal_reasons'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { withdrawalMail } from '#app/notices/mails/parts/credits/withdrawal_mail'
import { longDate } from '#app/tenancy/sites/long_date'
import { longMoment } from '#app/tenancy/sites/long_moment'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/**
 * Confirms on a durable medium that somebody withdrew, with what they stated, date and time (Directive 2011/83/EU, art. 11a(4)). It never
 * says whether an order fits: anybody may have written this address. Null once its data was erased.
 */
export async function composeWithdrawal(
  site: Site,
  { withdrawal: id }: { withdrawal: string }
): Promise<ComposedMail | null> {
  const withdrawal = await Withdrawal.find(id)
  if (!withdrawal?.email) return null
  const { number, name, email, orderNumber, reason, language, statedAt } = withdrawal
  return {
    kind: 'withdrawal',
    member: { id: null, email, language },
    mail: withdrawalMail(wordingOf(site, language), {
      brand: site.settings.name,
      number,
      name,
      email,
      orderNumber,
      reason: reason as WithdrawalReason | null,
      moment: longMoment(site, language, statedAt),
      date: longDate(site, language, statedAt.plus({ days: DUE_DAYS })),
    }),
  }
}
