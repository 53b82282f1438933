import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface AddressInUse {
  brand: string
  name: string
}

export function addressInUseMail(wording: Wording, { brand, name }: AddressInUse): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('address_in_use.subject', { brand }),
    preview: t('address_in_use.preview'),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('address_in_use.text', { brand }) },
      { kind: 'note', text: t('address_in_use.note') },
    ],
  }
}
