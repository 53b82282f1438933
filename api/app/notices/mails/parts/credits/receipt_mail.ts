import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Receipt } from '#app/credits/receipts/receipt'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PaidOrder {
  receipt: Receipt
  name: string
  /** Bonus credits included. */
  credits: number
  href: string
  /** The credits came before the money did. */
  isAdvanced: boolean
}

export function receiptMail(wording: Wording, { receipt, name, credits: count, href, isAdvanced }: PaidOrder): Mail {
  const t = translationsIn(wording, 'notices')
  const { brand, number, date, items, total, vat, returned, facts, seller, waiver, withdrawal } = receipt
  const values = { brand, name, number: number[1], price: total[1], credits: t('site:price.credits', { count }) }
  return {
    subject: t('receipt_mail.subject', values),
    preview: t('receipt_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('receipt_mail.heading', values) },
      { kind: 'text', text: t(isAdvanced ? 'receipt_mail.text_advanced' : 'receipt_mail.text', values) },
      { kind: 'facts', rows: [number, date, ...items, total] },
      { kind: 'text', text: vat },
      { kind: 'facts', rows: [...returned, ...facts, [seller.label, seller.lines.join(', ')]] },
      { kind: 'button', text: t('mail.view_order'), href },
      ...(waiver ? [{ kind: 'text' as const, text: waiver }] : []),
      ...(withdrawal
        ? [
            { kind: 'text' as const, text: withdrawal.text },
            { kind: 'link' as const, text: t('site:footer.withdraw'), href: withdrawal.href },
          ]
        : []),
    ],
  }
}
