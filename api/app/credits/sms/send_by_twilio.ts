import logger from '@adonisjs/core/services/logger'
import type { Sms } from './sms_sender.js'
import { NumberRefused, SmsUnavailable } from './sms_errors.js'

const TIMEOUT_MS = 10_000
/** A messaging service instead of a number (twilio.com/docs/messaging/services). */
const SERVICE = /^MG[0-9a-f]{32}$/
/** Invalid number, no permission to send there, unsubscribed, no mobile number (twilio.com/docs/api/errors). */
const NUMBER_ERRORS = [21211, 21408, 21610, 21612, 21614]

/**
 * Twilio's API (twilio.com/docs/messaging/api/message-resource, create a message): a form, basic authentication, 201 when it is queued.
 * Neither number nor text is logged. @throws SmsUnavailable NumberRefused
 */
export async function sendByTwilio({ to, text }: Sms, url: URL): Promise<void> {
  const [account, token] = [url.username, url.password].map(decodeURIComponent)
  const from = url.searchParams.get('from')!
  const scheme = url.protocol === 'twilio+http:' ? 'http' : 'https'
  const response = await fetch(`${scheme}://${url.host}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams({ To: to, [SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from, Body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new SmsUnavailable(undefined, { cause })
  })
  if (response.status === 201) return void response.body?.cancel()
  const { code } = ((await response.json().catch(() => null)) ?? {}) as { code?: number }
  logger.error({ status: response.status, code }, 'a text message was not sent')
  throw NUMBER_ERRORS.includes(Number(code)) ? new NumberRefused() : new SmsUnavailable()
}
