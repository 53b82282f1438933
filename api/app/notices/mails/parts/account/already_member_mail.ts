import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface AlreadyMember {
  brand: string
  name: string
  logInHref: string
  resetHref: string
}

export function alreadyMemberMail(wording: Wording, { brand, name, logInHref, resetHref }: AlreadyMember): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('already_member.subject', { brand }),
    preview: t('already_member.preview'),
    blocks: [
      { kind: 'heading', text: t('already_member.heading', { name }) },
      { kind: 'text', text: t('already_member.text', { brand }) },
      { kind: 'button', text: t('site:common.log_in'), href: logInHref },
      { kind: 'link', text: t('site:common.forgot_password'), href: resetHref },
      { kind: 'note', text: t('already_member.note') },
    ],
  }
}
