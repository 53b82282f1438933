import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

export function decisionChangedMail(
  wording: Wording,
  { number, statement, href }: { number: string; statement: string; href: string }
): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('decision_changed_mail.subject', { number }),
    preview: t('appeal_mail.overturned'),
    blocks: [
      { kind: 'heading', text: t('decision_changed_mail.heading') },
      { kind: 'text', text: t('appeal_mail.overturned') },
      { kind: 'text', text: statement },
      { kind: 'button', text: t('decision_mail.button'), href },
      { kind: 'note', text: t('safety:case.courts') },
    ],
  }
}
