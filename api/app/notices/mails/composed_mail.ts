import type { Mail } from './parts/mail.js'
import type { NotificationType } from '#app/members/people/notification_choices'

/** Whom a mail goes to; who is no member yet, or no more, has no id. */
export interface Recipient {
  id: string | null
  email: string
  language: string
}

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  member: Recipient
  /** Where it goes instead of to the member's address of now. */
  to?: string
  mail: Mail
  /** What it is one of that a member can switch off; none for a mail that an account needs. */
  type?: NotificationType
  /** Nothing is kept of whom it goes to, not even that it went. */
  isUnrecorded?: true
}
