import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { PastHold } from '#app/identity/deletion/erasure_hold'
import type { RetainedData } from '#app/identity/personal_data/erasure_certificate'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Certificate {
  brand: string
  erasedOn: string
  /** Data without a date is retained until its matter is settled. */
  kept: RetainedData[]
  /** The hold that it waited for. */
  held: PastHold | null
}

/** Certificate of erasure (product.md §3): what is retained, why and until when. */
export function certificateMail(wording: Wording, { brand, erasedOn, kept, held }: Certificate): Mail {
  const t = translationsIn(wording, 'notices')
  const stays = kept.map(({ what, until }) => t(`certificate.kept.${what}`, { date: until }))
  return {
    subject: t('certificate.subject', { brand }),
    preview: t('certificate.preview', { brand }),
    blocks: [
      { kind: 'heading', text: t('certificate.heading') },
      { kind: 'text', text: t('certificate.text', { brand, date: erasedOn }) },
      ...(held ? [{ kind: 'text' as const, text: t(`certificate.held.${held.reason}`, { date: held.until }) }] : []),
      { kind: 'text', text: stays.length > 0 ? t('certificate.kept_intro') : t('certificate.nothing_kept') },
      ...(stays.length > 0 ? [{ kind: 'list' as const, lines: stays }] : []),
      { kind: 'note', text: t('certificate.note', { brand }) },
    ],
  }
}
