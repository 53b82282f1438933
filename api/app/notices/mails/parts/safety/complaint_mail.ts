import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ComplaintReceipt {
  brand: string
  number: string
  answerBy: string
  decisionBy: string
  href: string
}

/** Never quotes the complaint. */
export function complaintMail(wording: Wording, { href, ...values }: ComplaintReceipt): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('report_mail.subject', values),
    preview: t('report_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('report_mail.heading') },
      { kind: 'text', text: t('report_mail.text', values) },
      { kind: 'list', lines: [t('report_mail.answer', values), t('report_mail.decision', values)] },
      { kind: 'button', text: t('site:common.track_report'), href },
      { kind: 'note', text: t('report_mail.note', values) },
    ],
  }
}
