import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ComplaintsDue {
  brand: string
  /** The most urgent first. */
  complaints: {
    number: string
    reason: ComplaintReason | null
    what: 'complaint' | 'appeal' | 'suspicion'
    until: string
  }[]
  href: string
}

/** For staff; never says who or what it is about. */
export function complaintsDueMail(wording: Wording, { brand, complaints, href }: ComplaintsDue): Mail {
  const t = translationsIn(wording, 'notices')
  // It comes before all else that waits.
  const said = complaints.some(({ what }) => what === 'suspicion') ? 'suspicion_mail' : 'complaints_due_mail'
  return {
    subject: t(`${said}.subject`, { brand }),
    preview: t(`${said}.preview`),
    blocks: [
      { kind: 'heading', text: t(`${said}.heading`) },
      {
        kind: 'list',
        lines: complaints.map(({ number, reason, what, until }) =>
          t(`complaints_due_mail.${what === 'complaint' ? 'line' : what}`, {
            number,
            until,
            reason: reason && t(`safety:reasons.${reason}`),
          })
        ),
      },
      { kind: 'button', text: t(`${said}.button`), href },
    ],
  }
}
