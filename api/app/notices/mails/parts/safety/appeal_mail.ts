import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

export function appealMail(
  wording: Wording,
  { number, decisionBy: date, href }: { number: string; decisionBy: string; href: string }
): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('appeal_receipt_mail.subject', { number }),
    preview: t('safety:case.appeal.open', { date }),
    blocks: [
      { kind: 'heading', text: t('appeal_receipt_mail.heading') },
      { kind: 'text', text: t('safety:case.appeal.open', { date }) },
      { kind: 'button', text: t('decision_mail.button'), href },
    ],
  }
}
