import type LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import { linkedMember } from './linked_member.js'

/** A pending activation link with its member; null when it can't activate anyone any more. */
export async function awaitedActivation(id: string): Promise<{ link: LinkToken; member: Member } | null> {
  const found = await linkedMember('activation', id)
  return found && !found.member.isActivated ? found : null
}
