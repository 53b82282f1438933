/** The mails there are and what each is made from: ids alone. */
export type MailToSend =
  | { mail: 'activation' | 'deletion' | 'left' | 'export'; link: string }
  | { mail: 'certificate'; certificate: string }
  | { mail: 'disuse'; warning: string }
  | { mail: 'signup_draft'; draft: string }
  | { mail: 'activation_reminder'; link: string; last: boolean }
