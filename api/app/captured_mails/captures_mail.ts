import env from '#start/env'

export function capturesMail(): boolean {
  return !env.get('MAIL_URL')
}

export function showsCapturedMail(): boolean {
  return capturesMail() && (env.get('NODE_ENV') !== 'production' || env.get('ALLOW_SANDBOX') === true)
}
