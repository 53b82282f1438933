import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface Hidden {
  brand: string
  name: string
  what: 'profile' | 'photo'
  why: 'under_18' | 'intimate'
  decisionBy: string
  support: string
  href: string
}

export function hiddenMail(language: string, { what, why, href, ...values }: Hidden): Mail {
  const t = translationsIn(language, 'notices')
  return {
    subject: t(`hidden.${what}.subject`, values),
    preview: t('hidden.preview', values),
    blocks: [
      { kind: 'heading', text: t(`hidden.${what}.heading`, values) },
      { kind: 'text', text: t(`hidden.${what}.text`, values) },
      { kind: 'text', text: t(`hidden.why.${why}`) },
      { kind: 'text', text: t('hidden.next', values) },
      { kind: 'button', text: t(`hidden.${what}.button`), href },
      { kind: 'note', text: values.support ? t('hidden.object', values) : t('hidden.note') },
    ],
  }
}
