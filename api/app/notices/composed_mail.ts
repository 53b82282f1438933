import type { Mail } from './mails/mail.js'
import type { NotificationType } from './notification_choices.js'

/** A mail with whom it goes to. */
export interface ComposedMail {
  kind: string
  /** A member, or somebody who may become one. */
  member: { id: string | null; email: string; language: string }
  /** Where it goes instead of to the member's address of now. */
  to?: string
  mail: Mail
  /** What it is one of that a member can switch off; none for a mail that an account needs. */
  type?: NotificationType
}
