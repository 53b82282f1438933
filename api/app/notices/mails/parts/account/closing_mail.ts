import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Closing {
  brand: string
  name: string
  href: string
}

export function closingMail(wording: Wording, { brand, name, href }: Closing): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('closing.subject', { brand }),
    preview: t('closing.preview'),
    blocks: [
      { kind: 'heading', text: t('closing.heading', { name }) },
      { kind: 'text', text: t('closing.text', { brand }) },
      { kind: 'text', text: t('closing.credits') },
      { kind: 'text', text: t('closing.until') },
      { kind: 'button', text: t('closing.button'), href },
      { kind: 'note', text: t('closing.note', { brand }) },
    ],
  }
}
