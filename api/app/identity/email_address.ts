import { plainString } from '#app/http/plain_string'
import { normalisedEmail } from './normalised_email.js'

const LONGEST = 254

/** An address mail could be sent to, as it is kept. */
export function emailAddress() {
  return plainString().trim().maxLength(LONGEST).email().transform(normalisedEmail)
}
