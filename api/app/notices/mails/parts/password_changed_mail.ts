import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface PasswordChanged {
  brand: string
  name: string
  href: string
}

/** "Your password was changed": for whoever did not do it, the way to another one. */
export function passwordChangedMail(language: string, { brand, name, href }: PasswordChanged): Mail {
  const t = wordsIn(language, 'notices')
  return {
    subject: t('password_changed.subject', { brand }),
    preview: t('password_changed.preview'),
    blocks: [
      { kind: 'heading', text: t('password_changed.heading', { name }) },
      { kind: 'text', text: t('password_changed.text', { brand }) },
      { kind: 'text', text: t('password_changed.not_you') },
      { kind: 'button', text: t('password_changed.button'), href },
    ],
  }
}
