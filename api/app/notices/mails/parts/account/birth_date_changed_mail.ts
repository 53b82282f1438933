import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface BirthDateChanged {
  brand: string
  name: string
  href: string
}

/** The date itself stands in the member's profile alone. */
export function birthDateChangedMail(wording: Wording, { brand, name, href }: BirthDateChanged): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('birth_date_changed.subject', { brand }),
    preview: t('birth_date_changed.preview'),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('birth_date_changed.text', { brand }) },
      { kind: 'text', text: t('birth_date_changed.not_right') },
      { kind: 'button', text: t('birth_date_changed.button'), href },
    ],
  }
}
