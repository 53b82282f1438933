import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PasswordReset {
  brand: string
  name: string
  href: string
}

export function passwordResetMail(wording: Wording, { brand, name, href }: PasswordReset): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('password_reset.subject', { brand }),
    preview: t('password_reset.preview'),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('password_reset.text', { brand }) },
      { kind: 'button', text: t('mail.choose_new_password'), href },
      { kind: 'note', text: t('password_reset.note') },
    ],
  }
}
