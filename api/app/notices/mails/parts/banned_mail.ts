import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

export function bannedMail(language: string, { brand }: { brand: string }): Mail {
  const t = translationsIn(language, 'notices')
  return {
    subject: t('banned.subject', { brand }),
    preview: t('banned.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('banned.heading') },
      { kind: 'text', text: t('banned.text', { brand }) },
      { kind: 'note', text: t('banned.note') },
    ],
  }
}
