import type { Email } from 'postal-mime'
import type { Person } from '../../cast.ts'
import { mailsSoFar } from '../../mailbox.ts'

export function mailsOf({ member }: Pick<Person, 'member'>): Promise<Email[]> {
  return mailsSoFar(member.email)
}
