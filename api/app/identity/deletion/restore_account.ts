import type { HttpContext } from '@adonisjs/core/http'
import { lockMember } from '#app/identity/account/lock_member'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import type LinkToken from '#app/identity/tokens/link_token'
import { takeBackDeletion } from './take_back_deletion.js'

/** Logs the member in unless shut out. @throws TokenInvalid if the account can no longer be restored */
export async function restoreAccount({ auth }: HttpContext, link: LinkToken): Promise<void> {
  const member = await lockMember(link.memberId)
  if (!(await takeBackDeletion(member))) throw new TokenInvalid()
  if (!member.isShutOut) await auth.use('member').login(member)
}
