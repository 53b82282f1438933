import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ReturnedMoney {
  kind: 'refund' | 'chargeback'
  brand: string
  number: string
  amount: string
  /** How many were removed for it. */
  credits: number
  endsPremium: boolean
  href: string
}

/** A refund is ours, a chargeback the bank's: the words never mix them up. */
export function returnedMoneyMail(
  wording: Wording,
  { kind, credits: count, endsPremium, href, ...values }: ReturnedMoney
): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t(`${kind}_mail.subject`, values),
    preview: t(`${kind}_mail.preview`, values),
    blocks: [
      { kind: 'heading', text: t(`${kind}_mail.heading`, values) },
      { kind: 'text', text: t(`${kind}_mail.text`, values) },
      ...(count > 0 ? [{ kind: 'text' as const, text: t('returned_money.credits', { count }) }] : []),
      ...(endsPremium ? [{ kind: 'text' as const, text: t('returned_money.premium') }] : []),
      { kind: 'button', text: t('mail.view_order'), href },
      { kind: 'note', text: t(`${kind}_mail.note`, values) },
    ],
  }
}
