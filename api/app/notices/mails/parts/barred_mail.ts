import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

/** "This address is banned": what somebody gets who signs up again with the address of an account that was banned. */
export function barredMail(language: string, { brand }: { brand: string }): Mail {
  const t = wordsIn(language, 'notices')
  return {
    subject: t('barred.subject', { brand }),
    preview: t('barred.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('barred.heading') },
      { kind: 'text', text: t('barred.text', { brand }) },
      { kind: 'note', text: t('barred.note') },
    ],
  }
}
