import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface DebitToCome {
  brand: string
  number: string
  amount: string
  date: string
  creditor: string
  creditorId: string
  reference: string
  /** Of the IBAN. */
  end: string
  href: string
}

export function debitNoticeMail(wording: Wording, { href, ...values }: DebitToCome): Mail {
  const t = translationsIn(wording, 'notices')
  const { number, amount, date, creditor, creditorId, reference, end } = values
  return {
    subject: t('debit_notice_mail.subject', values),
    preview: t('debit_notice_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('debit_notice_mail.heading', values) },
      { kind: 'text', text: t('debit_notice_mail.text', values) },
      {
        kind: 'facts',
        rows: [
          [t('credits:receipt.number'), number],
          [t('credits:order.total'), amount],
          [t('credits:direct_debit.collected_on'), date],
          [t('credits:direct_debit.iban'), `•••• ${end}`],
          [t('credits:direct_debit.creditor'), creditor],
          [t('credits:direct_debit.creditor_id'), creditorId],
          [t('credits:direct_debit.reference'), reference],
        ],
      },
      { kind: 'button', text: t('mail.view_order'), href },
      { kind: 'note', text: t('debit_notice_mail.note') },
    ],
  }
}
