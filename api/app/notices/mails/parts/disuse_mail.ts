import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface Disuse {
  brand: string
  name: string
  href: string
  deletedOn: string
}

/** "Shall we keep your account?": nobody used it for two years, and logging in keeps it. */
export function disuseMail(language: string, { brand, name, href, deletedOn: date }: Disuse): Mail {
  const t = wordsIn(language, 'notices')
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
