import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ComplaintAnswer {
  brand: string
  number: string
  href: string
}

/** Never quotes the answer. */
export function complaintAnswerMail(wording: Wording, { href, ...values }: ComplaintAnswer): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('case_answer_mail.subject', values),
    preview: t('case_answer_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t('case_answer_mail.heading') },
      { kind: 'text', text: t('case_answer_mail.text', values) },
      { kind: 'button', text: t('case_answer_mail.button'), href },
    ],
  }
}
