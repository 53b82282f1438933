export interface Mail {
  subject: string
  preview: string
  blocks: MailBlock[]
}

/** Texts are plain; the layout escapes them. */
export type MailBlock =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'button' | 'link'; text: string; href: string }
  | { kind: 'code'; text: string; code: string }
  | { kind: 'list'; lines: string[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
