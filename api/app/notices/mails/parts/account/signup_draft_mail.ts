import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

export function signupDraftMail(wording: Wording, { brand, href }: { brand: string; href: string }): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('signup_draft.subject', { brand }),
    preview: t('signup_draft.preview'),
    blocks: [
      { kind: 'heading', text: t('signup_draft.heading') },
      { kind: 'text', text: t('signup_draft.text', { brand }) },
      { kind: 'button', text: t('signup_draft.button'), href },
      { kind: 'note', text: t('signup_draft.note') },
    ],
  }
}
