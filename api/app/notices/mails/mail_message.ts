import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { headerValue } from '#app/notices/mails/header_value'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { mailFooter } from '#app/notices/mails/parts/mail_footer'
import { mailHtml } from '#app/notices/mails/parts/mail_html'
import { mailTheme } from '#app/tenancy/themes/mail_theme'
import { mailText } from '#app/notices/mails/parts/mail_text'
import { unsubscribeToken } from '#app/notices/preferences/unsubscribe_token'
import { senderAddress } from './sender_address.js'

/** As nodemailer takes it. */
export type MailMessage = Omit<ReturnType<typeof mailMessage>, 'headers'> & { headers: Record<string, string> }

/** Retries of a job produce the same message id and date. @throws for control characters in a header */
export function mailMessage(
  site: Site,
  { member, to, mail, type, attachments = [] }: ComposedMail,
  job: { id: string; createdAt: Date }
) {
  const { settings, mainHost } = site
  const unsubscribeHref =
    type && member.id ? siteAddress(mainHost, `/${unsubscribeToken({ memberId: member.id, type }, site)}`) : undefined
  const footer = mailFooter(site, member.language, unsubscribeHref)
  const frame = { brand: settings.name, language: member.language, footer, look: mailTheme(site) }
  return {
    from: {
      name: headerValue(settings.mail_name || settings.name),
      address: headerValue(senderAddress(site)),
    },
    to: headerValue(to ?? member.email),
    subject: headerValue(mail.subject),
    messageId: headerValue(`<${job.id}@${mainHost}>`),
    date: job.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs show their own unsubscribe button.
      ...(unsubscribeHref && {
        'List-Unsubscribe': headerValue(`<${unsubscribeHref}>`),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: mailText(mail, footer),
    html: mailHtml(mail, frame),
    attachments,
  }
}
