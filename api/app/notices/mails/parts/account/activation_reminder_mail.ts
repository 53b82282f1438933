import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ActivationReminder {
  brand: string
  name: string
  href: string
  isLast: boolean
}

export function activationReminderMail(wording: Wording, { brand, name, href, isLast }: ActivationReminder): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('activation_reminder.subject', { brand }),
    preview: t('activation.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('activation_reminder.heading', { name }) },
      { kind: 'text', text: t('activation_reminder.text', { brand }) },
      { kind: 'button', text: t('site:common.confirm_address'), href },
      ...(isLast ? [{ kind: 'note' as const, text: t('activation_reminder.last_reminder') }] : []),
      { kind: 'note', text: t('activation.note', { brand }) },
    ],
  }
}
