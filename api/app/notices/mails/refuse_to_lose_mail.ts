import { capturesMail, showsCapturedMail } from '#app/captured_mails/captures_mail'

/** @throws in production without a mail server, as members would wait for mails that are never sent */
export function refuseToLoseMail(): void {
  if (capturesMail() && !showsCapturedMail())
    throw new Error('MAIL_URL is not set. In production it must be, unless ALLOW_SANDBOX=true.')
}
