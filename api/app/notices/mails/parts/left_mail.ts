import { wordsIn } from '#app/http/words'
import type { Mail } from './mail.js'

interface Left {
  brand: string
  name: string
  href: string
  /** The last day on which the way back is open. */
  lastDay: string
  /** Whether unused bought credits are being refunded. */
  refunds: boolean
}

/** "Your account is deleted": until when it can be brought back, and how. */
export function leftMail(language: string, { brand, name, href, lastDay: date, refunds }: Left): Mail {
  const t = wordsIn(language, 'notices')
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
