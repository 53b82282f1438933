import type { Site } from '#app/tenancy/site'
import { composeActivation } from './compose_activation.js'
import { composeActivationReminder } from './compose_activation_reminder.js'
import { composeCertificate } from './compose_certificate.js'
import { composeComplaint } from './compose_complaint.js'
import { composeDeletion } from './compose_deletion.js'
import { composeDisuse } from './compose_disuse.js'
import { composeEmailChange } from './compose_email_change.js'
import { composeEmailChangeNotice } from './compose_email_change_notice.js'
import { composeExport } from './compose_export.js'
import { composeHidden } from './compose_hidden.js'
import { composeLeft } from './compose_left.js'
import { composeNewsMail } from './compose_news_mail.js'
import { composePasswordChanged } from './compose_password_changed.js'
import { composePasswordReset } from './compose_password_reset.js'
import { composeSignupDraft } from './compose_signup_draft.js'
import type { ComposedMail } from './composed_mail.js'
import type { MailToSend } from './mails/mail_to_send.js'

type Order<Name extends MailToSend['mail']> = MailToSend & { mail: Name }

/** Writes a mail from what is true now; null when there is nothing left to say. */
export function composeMail<Name extends MailToSend['mail']>(
  site: Site,
  order: Order<Name>
): Promise<ComposedMail | null> {
  return WRITERS[order.mail](site, order)
}

const WRITERS: { [Name in MailToSend['mail']]: (site: Site, order: Order<Name>) => Promise<ComposedMail | null> } = {
  activation: composeActivation,
  activation_reminder: composeActivationReminder,
  signup_draft: composeSignupDraft,
  complaint: composeComplaint,
  hidden: composeHidden,
  deletion: composeDeletion,
  left: composeLeft,
  certificate: composeCertificate,
  disuse: composeDisuse,
  export: composeExport,
  password_reset: composePasswordReset,
  password_changed: composePasswordChanged,
  email_change: composeEmailChange,
  email_change_notice: composeEmailChangeNotice,
  news: composeNewsMail,
}
