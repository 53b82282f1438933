import type Member from '#app/identity/member'
import type { Mail } from './mails/mail.js'

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  member: Member
  /** Where it goes instead of to the member's address of now. */
  to?: string
  mail: Mail
}
