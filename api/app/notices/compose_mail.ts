import type { Site } from '#app/tenancy/site'
import { composeActivation } from './compose_activation.js'
import { composeEmailChange } from './compose_email_change.js'
import { composeEmailChangeNotice } from './compose_email_change_notice.js'
import { composePasswordChanged } from './compose_password_changed.js'
import { composePasswordReset } from './compose_password_reset.js'
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
  password_reset: composePasswordReset,
  password_changed: composePasswordChanged,
  email_change: composeEmailChange,
  email_change_notice: composeEmailChangeNotice,
}
