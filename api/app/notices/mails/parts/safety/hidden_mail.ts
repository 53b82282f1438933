import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Hidden {
  brand: string
  name: string
  what: 'profile' | 'photo'
  why: 'under_18' | 'intimate'
  decisionBy: string
  support: string
  href: string
}

export function hiddenMail(wording: Wording, { what, why, href, ...values }: Hidden): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t(`hidden_mail.${what}.subject`, values),
    preview: t('hidden_mail.preview', values),
    blocks: [
      { kind: 'heading', text: t(`hidden_mail.${what}.heading`, values) },
      { kind: 'text', text: t(`hidden_mail.${what}.text`, values) },
      { kind: 'text', text: t(`hidden_mail.why.${why}`) },
      { kind: 'text', text: t('hidden_mail.next', values) },
      { kind: 'button', text: t(`hidden_mail.${what}.button`), href },
      { kind: 'note', text: values.support ? t('hidden_mail.appeal', values) : t('hidden_mail.appeal_support') },
    ],
  }
}
