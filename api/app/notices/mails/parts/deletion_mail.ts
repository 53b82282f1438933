import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface Deletion {
  brand: string
  name: string
  href: string
}

/** "Delete your account?": the link that does it after one more press. */
export function deletionMail(language: string, { brand, name, href }: Deletion): Mail {
  const t = wordsIn(language, 'notices')
  return {
    subject: t('deletion.subject', { brand }),
    preview: t('deletion.preview'),
    blocks: [
      { kind: 'heading', text: t('deletion.heading', { name }) },
      { kind: 'text', text: t('deletion.text', { brand }) },
      { kind: 'button', text: t('deletion.button'), href },
      { kind: 'note', text: t('deletion.note') },
    ],
  }
}
