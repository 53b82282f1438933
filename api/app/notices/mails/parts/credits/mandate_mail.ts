import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface SignedMandate {
  name: string
  reference: string
  creditor: string
  creditorId: string
  /** Of the IBAN. */
  end: string
  href: string
}

export function mandateMail(wording: Wording, { href, creditorId, ...values }: SignedMandate): Mail {
  const t = translationsIn(wording, 'notices')
  const { creditor, reference, end } = values
  return {
    subject: t('mandate_mail.subject', values),
    preview: t('mandate_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('mandate_mail.heading', values) },
      { kind: 'text', text: t('mandate_mail.text', values) },
      {
        kind: 'facts',
        rows: [
          [t('credits:direct_debit.reference'), reference],
          [t('credits:direct_debit.creditor'), creditor],
          [t('credits:direct_debit.creditor_id'), creditorId],
          [t('credits:direct_debit.iban'), `•••• ${end}`],
        ],
      },
      { kind: 'text', text: t('mandate_mail.notice') },
      { kind: 'button', text: t('mandate_mail.button'), href },
      { kind: 'note', text: t('mandate_mail.note') },
    ],
  }
}
