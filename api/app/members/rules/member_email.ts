import { plainString } from '#app/http/validation/plain_string'
import { lastingEmail } from './member_rules.js'
import { normalisedEmail } from './normalised_email.js'

const LONGEST = 254

const email = () => plainString().trim().maxLength(LONGEST).email()

export function memberEmail() {
  return email().transform(normalisedEmail)
}

/** Of somebody who signs up: one that the brand's `refuse_disposable_emails` allows. Asks for meta `site`. */
export function newMemberEmail() {
  return email().use(lastingEmail()).transform(normalisedEmail)
}
