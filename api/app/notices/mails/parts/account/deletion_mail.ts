import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Deletion {
  brand: string
  name: string
  href: string
}

/** The link asks for confirmation before it deletes anything. */
export function deletionMail(wording: Wording, { brand, name, href }: Deletion): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('deletion.subject', { brand }),
    preview: t('deletion.preview'),
    blocks: [
      { kind: 'heading', text: t('deletion.heading', { name }) },
      { kind: 'text', text: t('deletion.text', { brand }) },
      { kind: 'button', text: t('site:common.delete_account'), href },
      { kind: 'note', text: t('deletion.note') },
    ],
  }
}
