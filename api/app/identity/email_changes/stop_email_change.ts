import { randomUUID } from 'node:crypto'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { changeEmail } from './change_email.js'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import LinkToken from '#app/identity/tokens/link_token'
import { lockLinkedMember } from '#app/identity/tokens/lock_linked_member'
import { RESET_LINK_DAYS } from '#app/identity/passwords/reset_link_days'

/** Also resets the password, which the requester knew, and ends all sessions. @returns a reset token @throws TokenInvalid */
export async function stopEmailChange(token: string): Promise<string> {
  const stop = await inSeparateTransaction(() => linkByToken('email_change_stop', token))
  const { id, memberId } = stop
  const nobodysPassword = await hashPassword(randomUUID())
  const member = await lockLinkedMember(stop)
  // Only this link: links to earlier addresses belong to their owners.
  if (!(await LinkToken.withdraw({ id })).includes(id)) throw new TokenInvalid()
  if (!(await changeEmail(memberId, stop.aboutEmail!))) throw new TokenInvalid()
  await withdrawLaterStops(stop)
  await member.merge({ passwordHash: nobodysPassword }).save()
  await endSessions(member)
  const reset = await LinkToken.issue('password_reset', memberId, RESET_LINK_DAYS)
  return reset.token
}

/** An intruder may have changed the address twice; stop links sent to later addresses must not work. */
async function withdrawLaterStops({ id, memberId, purpose }: LinkToken): Promise<void> {
  const later = await LinkToken.query().where({ memberId, purpose }).where('id', '>', id).whereNull('used_at')
  for (const stop of later) await LinkToken.withdraw({ id: stop.id })
}
