import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface ActivationReminder {
  brand: string
  name: string
  href: string
  isLast: boolean
}

/** "Your profile is waiting": sent twice to who has not confirmed the address; the second says that no other follows. */
export function activationReminderMail(language: string, { brand, name, href, isLast }: ActivationReminder): Mail {
  const t = wordsIn(language, 'notices')
  return {
    subject: t('activation_reminder.subject', { brand }),
    preview: t('activation.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('activation_reminder.heading', { name }) },
      { kind: 'text', text: t('activation_reminder.text', { brand }) },
      { kind: 'button', text: t('activation.button'), href },
      ...(isLast ? [{ kind: 'note' as const, text: t('activation_reminder.last') }] : []),
      { kind: 'note', text: t('activation.note', { brand }) },
    ],
  }
}
