import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Export {
  brand: string
  name: string
  href: string
  expires: string
}

export function exportMail(wording: Wording, { brand, name, href, expires }: Export): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('export.subject', { brand }),
    preview: t('export.preview'),
    blocks: [
      { kind: 'heading', text: t('export.heading', { name }) },
      { kind: 'text', text: t('export.text', { brand, moment: expires }) },
      { kind: 'button', text: t('site:common.download_copy'), href },
      { kind: 'note', text: t('export.note') },
    ],
  }
}
