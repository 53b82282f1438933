import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import { deliverMail } from '#app/notices/mails/deliver_mail'
import { headerValue } from '#app/notices/mails/header_value'
import type { Mail } from '#app/notices/mails/parts/mail'
import { mailHtml } from '#app/notices/mails/parts/mail_html'
import { mailText } from '#app/notices/mails/parts/mail_text'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { mailTheme } from '#app/tenancy/themes/mail_theme'

const PRODUCT = 'Manyhearts'
/** Of no brand: the calmest look there is. */
const LOOK = mailTheme({ theme: { preset: 'dusk' } })

interface Receiver {
  email: string
  language: string
}

/** What a mail to staff says: texts of `staff_mails.<kind>`, with one button. */
interface StaffMail {
  kind: 'invitation' | 'reset' | 'recovered'
  href: string
  values: Record<string, string>
}

/**
 * At once and not by a job: jobs belong to a brand, and whoever asks for it waits to hear whether it went out.
 * @returns whether the mail server took it
 */
export async function sendStaffMail(
  { email, language }: Receiver,
  { kind, href, values }: StaffMail
): Promise<boolean> {
  const wording: Wording = `${language as 'en'}-informal`
  const t = translationsIn(wording, 'notices')
  const mail: Mail = {
    subject: t(`staff_mails.${kind}.subject`, values),
    preview: t(`staff_mails.${kind}.text`, values),
    blocks: [
      { kind: 'heading', text: t(`staff_mails.${kind}.heading`, values) },
      { kind: 'text', text: t(`staff_mails.${kind}.text`, values) },
      { kind: 'button', text: t(`staff_mails.${kind}.button`), href },
      { kind: 'note', text: t(`staff_mails.${kind}.note`) },
    ],
  }
  const footer = [{ text: ADMIN_HOST, href: siteAddress(ADMIN_HOST, '/') }]
  try {
    const { sent } = await deliverMail({
      from: { name: PRODUCT, address: `noreply@${ADMIN_HOST}` },
      to: headerValue(email),
      subject: headerValue(mail.subject),
      messageId: `<${randomUUID()}@${ADMIN_HOST}>`,
      date: new Date(),
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: mailText(mail, footer),
      html: mailHtml(mail, { brand: PRODUCT, language, footer, look: LOOK }),
      attachments: [],
    })
    return sent
  } catch (error) {
    logger.warn({ err: error }, 'a mail to staff was not taken')
    return false
  }
}
