import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface ComplaintReceipt {
  brand: string
  number: string
  answerBy: string
  decisionBy: string
  href: string
}

/** Never quotes the complaint. */
export function complaintMail(language: string, { href, ...values }: ComplaintReceipt): Mail {
  const t = translationsIn(language, 'notices')
  return {
    subject: t('complaint.subject', values),
    preview: t('complaint.preview', values),
    blocks: [
      { kind: 'heading', text: t('complaint.heading') },
      { kind: 'text', text: t('complaint.text', values) },
      { kind: 'list', lines: [t('complaint.answer', values), t('complaint.decision', values)] },
      { kind: 'button', text: t('complaint.button'), href },
      { kind: 'note', text: t('complaint.note', values) },
    ],
  }
}
