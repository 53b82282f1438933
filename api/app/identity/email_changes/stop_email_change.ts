import { randomUUID } from 'node:crypto'
import { aside } from '#app/tenancy/context/tenant_context'
import { changeEmail } from './change_email.js'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import LinkToken from '#app/identity/tokens/link_token'
import { lockedMember } from '#app/identity/tokens/lock_linked_member'
import { RESET_LINK_DAYS } from '#app/identity/passwords/reset_link_days'

/**
 * "That wasn't me", from the old address: the change is off, or taken back if it was confirmed already. Whoever asked for it knew
 * the password, so that opens nothing any more and nobody stays logged in; who stopped it chooses a new one.
 * @returns the token of a reset
 * @throws TokenInvalid also when another member has the old address by now
 */
export async function stopEmailChange(token: string): Promise<string> {
  const stop = await aside(() => linkByToken('email_change_stop', token))
  const { id, memberId } = stop
  const nobodysPassword = await hashPassword(randomUUID())
  const member = await lockedMember(stop)
  // Only this one: links to earlier addresses are for those who had them.
  if (!(await LinkToken.withdraw({ id })).includes(id)) throw new TokenInvalid()
  if (!(await changeEmail(memberId, stop.aboutEmail!))) throw new TokenInvalid()
  await withdrawLaterStops(stop)
  await member.merge({ passwordHash: nobodysPassword }).save()
  await endSessions(member)
  const reset = await LinkToken.issue('password_reset', memberId, RESET_LINK_DAYS)
  return reset.token
}

/** Whoever took an account over may have changed its address twice: from there nothing is brought back. */
async function withdrawLaterStops({ id, memberId, purpose }: LinkToken): Promise<void> {
  const later = await LinkToken.query().where({ memberId, purpose }).where('id', '>', id).whereNull('used_at')
  for (const stop of later) await LinkToken.withdraw({ id: stop.id })
}
