import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface Left {
  brand: string
  name: string
  href: string
  lastDay: string
  refunds: boolean
}

export function accountDeletedMail(wording: Wording, { brand, name, href, lastDay: date, refunds }: Left): Mail {
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
      { kind: 'note', text: t('account_deleted.note', { date }) },
    ],
  }
}
