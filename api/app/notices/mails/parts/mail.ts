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
  /** A button is what the mail is about; a link is the other thing one might want. */
  | { kind: 'button' | 'link'; text: string; href: string }
  | { kind: 'code'; text: string; code: string }
  | { kind: 'list'; lines: string[] }
