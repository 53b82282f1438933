import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

export function bannedMail(wording: Wording, { brand }: { brand: string }): Mail {
  const t = translationsIn(wording, 'notices')
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
