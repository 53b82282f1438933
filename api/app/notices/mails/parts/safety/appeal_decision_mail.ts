import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface AppealToTell {
  number: string
  outcome: 'upheld' | 'overturned'
  statement: string
  href: string
}

export function appealDecisionMail(wording: Wording, { href, outcome, statement, ...values }: AppealToTell): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('appeal_mail.subject', values),
    preview: t(`appeal_mail.${outcome}`),
    blocks: [
      { kind: 'heading', text: t('appeal_mail.heading') },
      { kind: 'text', text: t(`appeal_mail.${outcome}`) },
      { kind: 'text', text: statement },
      { kind: 'button', text: t('decision_mail.button'), href },
      { kind: 'note', text: t('safety:case.courts') },
    ],
  }
}
