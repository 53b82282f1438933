import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ShutOut {
  brand: string
  name: string
  status: 'suspended' | 'banned'
  href: string
}

/** The way to their reasons, appeal, data and money for who can't log in. */
export function shutOutMail(wording: Wording, { brand, name, status, href }: ShutOut): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t(`shut_out.subject.${status}`, { brand }),
    preview: t('shut_out.preview'),
    blocks: [
      { kind: 'heading', text: t('shut_out.heading', { name }) },
      { kind: 'text', text: t(`shut_out.text.${status}`, { brand }) },
      { kind: 'text', text: t('shut_out.ways') },
      { kind: 'button', text: t('shut_out.button'), href },
      { kind: 'note', text: t('shut_out.note') },
    ],
  }
}
