import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface FailedDebit {
  brand: string
  number: string
  amount: string
  href: string
}

export function debitFailedMail(wording: Wording, { href, ...values }: FailedDebit): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('debit_failed_mail.subject', values),
    preview: t('debit_failed_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('debit_failed_mail.heading', values) },
      { kind: 'text', text: t('debit_failed_mail.text', values) },
      { kind: 'button', text: t('mail.view_order'), href },
    ],
  }
}
