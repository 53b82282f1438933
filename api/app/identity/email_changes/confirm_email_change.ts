import { changeEmail } from './change_email.js'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { lockLinkedMember } from '#app/identity/tokens/lock_linked_member'

/** Logs no one in: the link only proves the address. @returns the address @throws TokenInvalid also if it is taken by now */
export async function confirmEmailChange(token: string): Promise<string> {
  const link = await linkByToken('email_change', token)
  await lockLinkedMember(link)
  await link.useUp()
  if (!(await changeEmail(link.memberId, link.aboutEmail!))) throw new TokenInvalid()
  return link.aboutEmail!
}
