import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { WithdrawalReason } from '#app/credits/withdrawals/withdrawal_reasons'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Stated {
  brand: string
  number: string
  name: string
  email: string
  orderNumber: string
  reason: WithdrawalReason | null
  moment: string
  /** By when there is money or an answer. */
  date: string
}

export function withdrawalMail(
  wording: Wording,
  { brand, number, name, email, orderNumber, reason, moment, date }: Stated
): Mail {
  const t = translationsIn(wording, 'notices')
  const values = { brand, number, moment, date }
  return {
    subject: t('withdrawal_mail.subject', values),
    preview: t('withdrawal_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('withdrawal_mail.heading') },
      { kind: 'text', text: t('withdrawal_mail.text', values) },
      {
        kind: 'facts',
        rows: [
          [t('credits:withdraw.facts.number'), number],
          [t('credits:withdraw.facts.statement'), t('credits:withdraw.statement', { number: orderNumber })],
          [t('credits:withdraw.facts.name'), name],
          [t('credits:withdraw.facts.email'), email],
          ...(reason
            ? [[t('credits:withdraw.facts.reason'), t(`credits:withdraw.reasons.${reason}`)] as [string, string]]
            : []),
          [t('credits:withdraw.facts.moment'), moment],
        ],
      },
      { kind: 'text', text: t('credits:withdraw.follows', values) },
      ...(reason === 'did_not_know_fictional'
        ? [{ kind: 'text' as const, text: t('credits:withdraw.fictional') }]
        : []),
      { kind: 'note', text: t('withdrawal_mail.note', values) },
    ],
  }
}
