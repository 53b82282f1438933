import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface ReportsJudged {
  brand: string
  number: string
  href: string
}

/** A warning about unfounded reports, or that such reports hide nothing for a while. */
export function reportsJudgedMail(
  wording: Wording,
  judgement: 'reports_warned' | 'reports_unheeded',
  { href, ...values }: ReportsJudged
): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t(`${judgement}.subject`, values),
    preview: t('reports_judged.preview', values),
    blocks: [
      { kind: 'heading', text: t(`${judgement}.heading`) },
      { kind: 'text', text: t(`${judgement}.text`, values) },
      { kind: 'text', text: t('reports_judged.read') },
      { kind: 'text', text: t('reports_judged.appeal') },
      { kind: 'button', text: t('decision_mail.button'), href },
    ],
  }
}
