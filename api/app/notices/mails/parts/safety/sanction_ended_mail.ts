import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface SanctionEnded {
  brand: string
  name: string
  /** What was closed to them or to others. */
  what: 'account' | 'profile'
  href: string
}

export function sanctionEndedMail(wording: Wording, { brand, name, what, href }: SanctionEnded): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t(`sanction_ended.${what}.subject`, { brand }),
    preview: t(`sanction_ended.${what}.text`, { brand }),
    blocks: [
      { kind: 'heading', text: t('sanction_ended.heading', { name }) },
      { kind: 'text', text: t(`sanction_ended.${what}.text`, { brand }) },
      { kind: 'button', text: t('sanction_ended.button', { brand }), href },
    ],
  }
}
