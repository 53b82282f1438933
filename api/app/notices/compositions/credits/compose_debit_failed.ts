import { formatMoney } from '#app/credits/packages/format_money'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { debitFailedMail } from '#app/notices/mails/parts/credits/debit_failed_mail'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { orderingMember } from './ordering_member.js'

/** Tells a buyer that nothing was collected; null once the money came after all. */
export async function composeDebitFailed(site: Site, { order: id }: { order: string }): Promise<ComposedMail | null> {
  const found = await orderingMember(id)
  if (!found || !['failed', 'cancelled'].includes(found.order.status)) return null
  const { order, member } = found
  return {
    kind: 'debit_failed',
    member,
    mail: debitFailedMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      number: order.number,
      amount: formatMoney(order.amountMinor, order.currency, member.language),
      href: siteAddress(site.mainHost, `/transactions/${order.id}`),
    }),
  }
}
