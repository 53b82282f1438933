import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface Left {
  brand: string
  name: string
  href: string
  lastDay: string
  refunds: boolean
}

export function accountDeletedMail(language: string, { brand, name, href, lastDay: date, refunds }: Left): Mail {
  const t = translationsIn(language, 'notices')
  return {
    subject: t('left.subject', { brand }),
    preview: t('left.preview', { date }),
    blocks: [
      { kind: 'heading', text: t('left.heading', { name }) },
      { kind: 'text', text: t('left.text', { brand }) },
      ...(refunds ? [{ kind: 'text' as const, text: t('left.refunds') }] : []),
      { kind: 'text', text: t('left.back', { date }) },
      { kind: 'button', text: t('left.button'), href },
      { kind: 'note', text: t('left.note', { date }) },
    ],
  }
}
