import { formatMoney } from '#app/credits/packages/format_money'
import { postponeLate } from '#app/credits/collections/note_prenotified'
import Mandate from '#app/credits/direct_debit/mandate'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { debitNoticeMail } from '#app/notices/mails/parts/credits/debit_notice_mail'
import { dayOnly } from '#app/tenancy/sites/day_only'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { orderingMember } from './ordering_member.js'

/** Pre-notification of a direct debit (SEPA core rulebook, 4.3): amount, day, creditor and mandate. */
export async function composeDebitNotice(site: Site, { order: id }: { order: string }): Promise<ComposedMail | null> {
  const found = await orderingMember(id)
  const mandate = found?.order.mandateId ? await Mandate.find(found.order.mandateId) : null
  if (!found?.order.collectOn || !mandate) return null
  const { member } = found
  const order = await postponeLate(found.order, mandate, site)
  return {
    kind: 'debit_notice',
    member,
    mail: debitNoticeMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      number: order.number,
      amount: formatMoney(order.amountMinor, order.currency, member.language),
      date: dayOnly(site, member.language, order.collectOn!),
      creditor: mandate.creditorName,
      creditorId: mandate.creditorId,
      reference: mandate.reference,
      end: mandate.ibanEnd,
      href: siteAddress(site.mainHost, `/transactions/${order.id}`),
    }),
  }
}
