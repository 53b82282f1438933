import { receiptOf } from '#app/credits/receipts/receipt'
import { receiptFileName } from '#app/credits/receipts/receipt_file_name'
import { receiptPdf } from '#app/credits/receipts/receipt_pdf'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { receiptMail } from '#app/notices/mails/parts/credits/receipt_mail'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { orderingMember } from './ordering_member.js'

/** Confirms a paid order on a durable medium (Directive 2011/83/EU, art. 8(7)), with the receipt as PDF. */
export async function composeReceipt(site: Site, { order: id }: { order: string }): Promise<ComposedMail | null> {
  const found = await orderingMember(id)
  if (!found) return null
  const { order, member } = found
  const { language } = member
  return {
    kind: 'receipt',
    member,
    mail: receiptMail(wordingOf(site, language), {
      receipt: receiptOf(order, site, language),
      name: member.profile.name,
      credits: order.credits + order.bonusCredits,
      isAdvanced: order.isAdvanced,
      href: siteAddress(site.mainHost, `/transactions/${order.id}`),
    }),
    attachments: [
      {
        filename: receiptFileName(order, site),
        content: await receiptPdf(order, site, language),
        contentType: 'application/pdf',
      },
    ],
  }
}
