import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { headerValue } from './header_value.js'
import { mailFooter } from './mails/mail_footer.js'
import { mailHtml } from './mails/mail_html.js'
import { mailLook } from './mails/mail_look.js'
import { mailText } from './mails/mail_text.js'

/** A mail as the transport takes it. */
export type MailMessage = ReturnType<typeof mailMessage>

/**
 * Puts a mail into its envelope. `job` names it: sent again by the same job, it is the same message for every mail server.
 * @throws for control characters in a header
 */
export function mailMessage(site: Site, { member, to, mail }: ComposedMail, job: { id: string; createdAt: Date }) {
  const { settings, mainHost } = site
  const footer = mailFooter(site, member.language)
  const frame = { brand: settings.name, language: member.language, footer, look: mailLook(site) }
  return {
    from: {
      name: headerValue(settings.mail_name || settings.name),
      address: headerValue(settings.support_email || `noreply@${mainHost}`),
    },
    to: headerValue(to ?? member.email),
    subject: headerValue(mail.subject),
    messageId: headerValue(`<${job.id}@${mainHost}>`),
    date: job.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mailText(mail, footer),
    html: mailHtml(mail, frame),
  }
}
