import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { MarkWithdrawal, VerificationRefusal } from '#app/members/verification/verification'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Told {
  brand: string
  name: string
  reason: VerificationRefusal | MarkWithdrawal
  href: string
}

export function verificationMail(
  wording: Wording,
  what: 'verification_refused' | 'verification_ended',
  { brand, name, reason, href }: Told
): Mail {
  const t = translationsIn(wording, 'notices')
  const text = t(`${what}.text`, { brand })
  return {
    subject: t(`${what}.subject`, { brand }),
    preview: text,
    blocks: [
      { kind: 'heading', text: t(`${what}.heading`, { name }) },
      { kind: 'text', text },
      { kind: 'text', text: t(`${what}.reasons.${reason}`) },
      { kind: 'text', text: t(`${what}.next`) },
      { kind: 'button', text: t(`${what}.button`), href },
    ],
  }
}
