import { changeEmail } from './change_email.js'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { lockedMember } from '#app/identity/tokens/lock_linked_member'

/**
 * Makes the address a link was sent to the member's own. It logs nobody in: the link proves an address, not who asked for it.
 * @returns the address
 * @throws TokenInvalid also when another member has the address by now
 */
export async function confirmEmailChange(token: string): Promise<string> {
  const link = await linkByToken('email_change', token)
  await lockedMember(link)
  await link.useUp()
  if (!(await changeEmail(link.memberId, link.aboutEmail!))) throw new TokenInvalid()
  return link.aboutEmail!
}
