import type { Site } from '#app/tenancy/site'
import { composeActivation } from './compose_activation.js'
import { composeActivationReminder } from './compose_activation_reminder.js'
import { composeEmailChange } from './compose_email_change.js'
import { composeEmailChangeNotice } from './compose_email_change_notice.js'
import { composeNewsMail } from './compose_news_mail.js'
import { composePasswordChanged } from './compose_password_changed.js'
import { composePasswordReset } from './compose_password_reset.js'
import { composeSignupDraft } from './compose_signup_draft.js'
import type { ComposedMail } from './composed_mail.js'
import type { MailToSend } from './mails/mail_to_send.js'

/** Writes a mail from what is true now; null when there is nothing left to say. */
export function composeMail(site: Site, order: MailToSend): Promise<ComposedMail | null> {
  switch (order.mail) {
    case 'activation':
      return composeActivation(site, order)
    case 'activation_reminder':
      return composeActivationReminder(site, order)
    case 'signup_draft':
      return composeSignupDraft(site, order)
    case 'password_reset':
      return composePasswordReset(site, order)
    case 'password_changed':
      return composePasswordChanged(site, order)
    case 'email_change':
      return composeEmailChange(site, order)
    case 'email_change_notice':
      return composeEmailChangeNotice(site, order)
    case 'news':
      return composeNewsMail(site, order)
  }
}
