import type { News } from '../news.js'

/** The mails there are and what each is made from: ids alone. */
export type MailToSend =
  | { mail: 'activation'; link: string }
  | { mail: 'signup_draft'; draft: string }
  | { mail: 'activation_reminder'; link: string; last: boolean }
  | ({ mail: 'news' } & News)
