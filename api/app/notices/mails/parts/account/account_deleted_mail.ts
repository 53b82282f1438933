import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { HoldReason } from '#app/identity/deletion/erasure_hold'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Left {
  brand: string
  name: string
  href: string
  lastDay: string
  refunds: boolean
  /** What keeps their data from being erased, and the last day of it. */
  held: HeldUntil | null
}

export interface HeldUntil {
  reason: HoldReason
  lastDay: string
}

export function accountDeletedMail(wording: Wording, left: Left): Mail {
  const { brand, name, href, lastDay: date, refunds, held } = left
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('account_deleted.subject', { brand }),
    preview: t('account_deleted.preview', { date }),
    blocks: [
      { kind: 'heading', text: t('account_deleted.heading', { name }) },
      { kind: 'text', text: t('account_deleted.text', { brand }) },
      ...(refunds ? [{ kind: 'text' as const, text: t('account_deleted.refunds') }] : []),
      { kind: 'text', text: t('account_deleted.restore_until', { date }) },
      { kind: 'button', text: t('site:common.restore_account'), href },
      ...(held ? [{ kind: 'text' as const, text: t('erasure_hold.until', { date: held.lastDay }) }] : []),
      ...(held ? [{ kind: 'text' as const, text: t(`erasure_hold.reasons.${held.reason}`) }] : []),
      { kind: 'note', text: t('account_deleted.note', { date: held?.lastDay ?? date }) },
    ],
  }
}
