import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface Disuse {
  brand: string
  name: string
  href: string
  deletedOn: string
}

export function inactivityMail(language: string, { brand, name, href, deletedOn: date }: Disuse): Mail {
  const t = translationsIn(language, 'notices')
  return {
    subject: t('disuse.subject', { brand }),
    preview: t('disuse.preview', { date }),
    blocks: [
      { kind: 'heading', text: t('disuse.heading', { name }) },
      { kind: 'text', text: t('disuse.text', { brand, date }) },
      { kind: 'button', text: t('disuse.button'), href },
      { kind: 'note', text: t('disuse.note') },
    ],
  }
}
