import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface AddressInUse {
  brand: string
  name: string
}

export function addressInUseMail(language: string, { brand, name }: AddressInUse): Mail {
  const t = translationsIn(language, 'notices')
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
