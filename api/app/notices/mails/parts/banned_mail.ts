import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

export function bannedMail(language: string, { brand }: { brand: string }): Mail {
  const t = translationsIn(language, 'notices')
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
