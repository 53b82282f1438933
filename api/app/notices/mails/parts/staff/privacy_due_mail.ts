import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PrivacyDue {
  brand: string
  /** The most urgent first. */
  requests: { number: string; until: string }[]
  href: string
}

/** For staff; never says who asked what. */
export function privacyDueMail(wording: Wording, { brand, requests, href }: PrivacyDue): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('privacy_due.subject', { brand }),
    preview: t('privacy_due.preview'),
    blocks: [
      { kind: 'heading', text: t('privacy_due.heading') },
      { kind: 'list', lines: requests.map((one) => t('privacy_due.line', one)) },
      { kind: 'button', text: t('privacy_due.button'), href },
    ],
  }
}
