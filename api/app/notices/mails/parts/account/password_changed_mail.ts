import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PasswordChanged {
  brand: string
  name: string
  href: string
}

export function passwordChangedMail(wording: Wording, { brand, name, href }: PasswordChanged): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('password_changed.subject', { brand }),
    preview: t('password_changed.preview'),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('password_changed.text', { brand }) },
      { kind: 'text', text: t('password_changed.not_you') },
      { kind: 'button', text: t('mail.choose_new_password'), href },
    ],
  }
}
