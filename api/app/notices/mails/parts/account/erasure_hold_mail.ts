import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { HoldReason } from '#app/identity/deletion/erasure_hold'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Held {
  brand: string
  name: string
  reason: HoldReason
  /** Staff's own. */
  words: string
  lastDay: string
}

/** Data that may not be erased yet: why, until when, and whom to complain to (GDPR 12(4), 17(3)). */
export function erasureHoldMail(wording: Wording, { brand, name, reason, words, lastDay: date }: Held): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('erasure_hold.subject', { brand }),
    preview: t('erasure_hold.preview', { date }),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('erasure_hold.until', { date }) },
      { kind: 'text', text: t(`erasure_hold.reasons.${reason}`) },
      { kind: 'text', text: words },
      { kind: 'text', text: t('erasure_hold.text') },
      { kind: 'note', text: t('erasure_hold.note') },
    ],
  }
}
