import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Disuse {
  brand: string
  name: string
  href: string
  deletedOn: string
}

export function inactivityMail(wording: Wording, { brand, name, href, deletedOn: date }: Disuse): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('inactivity.subject', { brand }),
    preview: t('inactivity.preview', { date }),
    blocks: [
      { kind: 'heading', text: t('inactivity.heading', { name }) },
      { kind: 'text', text: t('inactivity.text', { brand, date }) },
      { kind: 'button', text: t('inactivity.button'), href },
      { kind: 'note', text: t('inactivity.note') },
    ],
  }
}
