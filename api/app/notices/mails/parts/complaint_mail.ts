import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface ComplaintReceipt {
  brand: string
  number: string
  /** Until when the first answer and the decision come. */
  answerBy: string
  decisionBy: string
  href: string
}

/** "We have your complaint": its number, what happens until when, and where to look. Not a word of what it says. */
export function complaintMail(language: string, { href, ...values }: ComplaintReceipt): Mail {
  const t = wordsIn(language, 'notices')
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
