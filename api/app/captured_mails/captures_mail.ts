import env from '#start/env'

/** Whether mails are kept here for reading instead of being sent: wherever no mail server is named. */
export function capturesMail(): boolean {
  return !env.get('MAIL_URL')
}

/** Whether the captured mails may be read by whoever can reach this server. */
export function showsCapturedMail(): boolean {
  return capturesMail() && (env.get('NODE_ENV') !== 'production' || env.get('ALLOW_SANDBOX') === true)
}
