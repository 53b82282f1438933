import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface EmailChange {
  brand: string
  name: string
  href: string
}

export function emailChangeMail(wording: Wording, { brand, name, href }: EmailChange): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('email_change.subject', { brand }),
    preview: t('email_change.preview'),
    blocks: [
      { kind: 'heading', text: t('email_change.heading', { name }) },
      { kind: 'text', text: t('email_change.text', { brand }) },
      { kind: 'button', text: t('site:common.confirm_address'), href },
      { kind: 'note', text: t('email_change.note') },
    ],
  }
}
