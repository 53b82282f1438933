/** What a mail says, before anybody decides how it looks. */
export interface Mail {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  blocks: MailBlock[]
}

/** A piece of a mail, top to bottom. Everything is plain text; looks and escaping are the layout's business. */
export type MailBlock =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'code'; text: string; code: string }
