import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface EmailChangeNotice {
  brand: string
  name: string
  href: string
}

/** To the old address, with a link that stops the change. */
export function emailChangeNoticeMail(wording: Wording, { brand, name, href }: EmailChangeNotice): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('email_change_notice.subject', { brand }),
    preview: t('email_change_notice.preview'),
    blocks: [
      { kind: 'heading', text: t('mail.hello', { name }) },
      { kind: 'text', text: t('email_change_notice.text', { brand }) },
      { kind: 'text', text: t('email_change_notice.not_you') },
      { kind: 'button', text: t('site:common.stop_email_change'), href },
      { kind: 'note', text: t('email_change_notice.note') },
    ],
  }
}
