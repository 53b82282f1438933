import { enqueue } from '#app/jobs/enqueue'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'

const CONFIRMED_WITHIN_DAYS = 1
const STOPPED_WITHIN_DAYS = 7

/** Mails a link to the new address, which changes it, and one to the old address, which stops or undoes that. */
export async function startEmailChange(member: Pick<Member, 'id' | 'email'>, email: string): Promise<void> {
  await LinkToken.withdraw({ memberId: member.id, purpose: 'email_change' })
  const change = await LinkToken.issue('email_change', member.id, CONFIRMED_WITHIN_DAYS, { aboutEmail: email })
  const stop = await LinkToken.issue('email_change_stop', member.id, STOPPED_WITHIN_DAYS, { aboutEmail: member.email })
  await enqueue('send_mail', { mail: 'email_change', link: change.id })
  await enqueue('send_mail', { mail: 'email_change_notice', link: stop.id })
}
