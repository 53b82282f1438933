import type { News } from '../news.js'

/** The mails there are and what each is made from: ids alone. */
export type MailToSend = { mail: 'activation'; link: string } | ({ mail: 'news' } & News)
