/** The mails there are and what each is made from: ids alone. */
export type MailToSend =
  | { mail: 'activation' | 'password_reset' | 'email_change' | 'email_change_notice'; link: string }
  | { mail: 'password_changed'; member: string }
