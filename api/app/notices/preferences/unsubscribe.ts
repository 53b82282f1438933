import { TokenInvalid } from '#app/identity/account/identity_errors'
import Member from '#app/members/people/member'
import { endMails } from './change_notifications.js'
import type { NotificationType } from '#app/members/people/notification_choices'
import { readUnsubscribeToken } from './unsubscribe_token.js'

/** Idempotent. @returns the type of mails that ended @throws TokenInvalid */
export async function unsubscribe(token: string): Promise<NotificationType> {
  const said = readUnsubscribeToken(token)
  const member = said && (await Member.find(said.memberId))
  if (!member) throw new TokenInvalid()
  await endMails(member, said.type)
  return said.type
}
