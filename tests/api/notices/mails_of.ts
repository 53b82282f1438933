import type { Email } from 'postal-mime'
import type { Person } from '../../cast.ts'
import { allMails } from '../../mailbox.ts'

/** The mails that came to somebody so far, oldest first. */
export async function mailsOf({ member }: Pick<Person, 'member'>): Promise<Email[]> {
  return (await allMails()).filter(({ to }) => to?.some(({ address }) => address === member.email))
}
