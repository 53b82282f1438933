import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PartnerWithdrawal {
  brand: string
  /** As the consent named them. */
  partners: string
  /** Under which the member's data was passed on. */
  addresses: string[]
  date: string
}

/** For partners who have a member's data, or who passes it on to them (GDPR art. 7(3), 17(2), 19). */
export function partnerWithdrawalMail(wording: Wording, { brand, partners, addresses, date }: PartnerWithdrawal): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('partner_withdrawal.subject', { brand }),
    preview: t('partner_withdrawal.preview'),
    blocks: [
      { kind: 'heading', text: t('partner_withdrawal.heading') },
      { kind: 'text', text: t('partner_withdrawal.text', { brand, date }) },
      { kind: 'list', lines: addresses },
      { kind: 'text', text: t('partner_withdrawal.request') },
      { kind: 'note', text: t('partner_withdrawal.note', { partners }) },
    ],
  }
}
