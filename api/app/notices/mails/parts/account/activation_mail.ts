import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Activation {
  brand: string
  name: string
  code: string
  href: string
}

export function activationMail(wording: Wording, { brand, name, code, href }: Activation): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('activation.subject', { brand }),
    preview: t('activation.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('activation.heading', { name }) },
      { kind: 'text', text: t('activation.text', { brand }) },
      { kind: 'button', text: t('site:common.confirm_address'), href },
      { kind: 'code', text: t('activation.code'), code },
      { kind: 'note', text: t('activation.note', { brand }) },
    ],
  }
}
