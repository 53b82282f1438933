import { plainString } from '#app/http/validation/plain_string'
import { normalisedEmail } from './normalised_email.js'

const LONGEST = 254

export function memberEmail() {
  return plainString().trim().maxLength(LONGEST).email().transform(normalisedEmail)
}
