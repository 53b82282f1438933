import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import type { Mail } from './mail.js'

interface ComplaintsDue {
  brand: string
  /** The most urgent first. */
  complaints: { number: string; reason: ComplaintReason; isAppeal: boolean; until: string }[]
  href: string
}

/** For staff; never says who or what it is about. */
export function complaintsDueMail(wording: Wording, { brand, complaints, href }: ComplaintsDue): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('complaints_due_mail.subject', { brand }),
    preview: t('complaints_due_mail.preview'),
    blocks: [
      { kind: 'heading', text: t('complaints_due_mail.heading') },
      {
        kind: 'list',
        lines: complaints.map(({ number, reason, isAppeal, until }) =>
          t(isAppeal ? 'complaints_due_mail.appeal' : 'complaints_due_mail.line', {
            number,
            until,
            reason: t(`safety:reasons.${reason}`),
          })
        ),
      },
      { kind: 'button', text: t('complaints_due_mail.button'), href },
    ],
  }
}
