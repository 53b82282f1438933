import env from '#start/env'
import { captureText } from '#app/captured_mails/captured_texts'
import { SmsUnavailable } from './sms_errors.js'
import { sendByTwilio } from './send_by_twilio.js'

export interface Sms {
  /** E.164. */
  to: string
  text: string
}

/** In production without a provider nobody would get a code. */
export function sendsSms(): boolean {
  return !!env.get('SMS_URL') || capturesTexts()
}

/** Sends a text message, outside any transaction; where no provider is set it is kept for developers. @throws SmsUnavailable NumberRefused */
export async function sendSms(sms: Sms): Promise<void> {
  const url = env.get('SMS_URL')
  if (url) return sendByTwilio(sms, new URL(url))
  if (!capturesTexts()) throw new SmsUnavailable()
  return captureText(sms)
}

function capturesTexts(): boolean {
  return env.get('NODE_ENV') !== 'production' || env.get('ALLOW_SANDBOX') === true
}
