import type { Mail } from './mails/mail.js'

/** Whom a mail goes to. Who has been erased has no id any more, and no record of his mails. */
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
}
