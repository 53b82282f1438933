import type { Mail } from './parts/mail.js'
import type { NotificationType } from '#app/members/people/notification_choices'

/** The id is null for people who aren't members yet, or no longer. */
export interface Recipient {
  id: string | null
  email: string
  language: string
}

export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
}

export interface ComposedMail {
  kind: string
  member: Recipient
  /** Address to use instead of the member's current one. */
  to?: string
  mail: Mail
  attachments?: MailAttachment[]
  /** Notification type that the member can switch off; absent for mails that an account needs. */
  type?: NotificationType
  /** Neither the mail nor its recipient is recorded. */
  isUnrecorded?: true
}
