import { formatMoney } from '#app/credits/packages/format_money'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import type { MoneyReturned } from '#app/notices/mails/parts/mail_to_send'
import { returnedMoneyMail } from '#app/notices/mails/parts/credits/returned_money_mail'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { orderingMember } from './ordering_member.js'

/** Tells a buyer that we refunded an order or their bank reversed its payment, wholly or in part. */
export async function composeReturnedMoney(site: Site, returned: MoneyReturned): Promise<ComposedMail | null> {
  const found = await orderingMember(returned.order)
  if (!found) return null
  const { order, member } = found
  return {
    kind: returned.mail,
    member,
    mail: returnedMoneyMail(wordingOf(site, member.language), {
      kind: returned.mail,
      brand: site.settings.name,
      number: order.number,
      amount: formatMoney(returned.amount_minor, order.currency, member.language),
      credits: returned.credits,
      endsPremium: !member.profile.paidUser,
      href: siteAddress(site.mainHost, `/transactions/${order.id}`),
    }),
  }
}
