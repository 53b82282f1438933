import { changeEmail } from './change_email.js'
import { TokenInvalid } from './identity_errors.js'
import { linkByToken } from './link_by_token.js'
import { lockedMember } from './locked_member.js'

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
