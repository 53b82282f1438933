import type { DateTime } from 'luxon'
import { wordsIn } from '#app/http/words'
import { longDate } from './long_date.js'
import type { Mail } from './mail.js'

interface Disuse {
  brand: string
  name: string
  href: string
  deletedOn: DateTime
}

/** "Shall we keep your account?": nobody used it for two years, and logging in keeps it. */
export function disuseMail(language: string, { brand, name, href, deletedOn }: Disuse): Mail {
  const t = wordsIn(language, 'notices')
  const date = longDate(language, deletedOn)
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
