import { currentTenant } from '#app/tenancy/context/tenant_context'
import { attempt } from '#app/http/limits/attempt'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { limitKey } from '#app/http/limits/limit_key'
import LinkToken, { type LinkPurpose } from './link_token.js'
import type Member from '#app/members/people/member'

const TRIES = 5

/** Only the code in the newest e-mail is valid. @throws TokenInvalid TooManyAttempts */
export async function linkByCode(purpose: LinkPurpose, { id }: Member, code: string): Promise<LinkToken> {
  const typing = await attempt(limitKey(currentTenant(), `code-${purpose}`, id), TRIES)
  const newest = await LinkToken.query()
    .where({ purpose, memberId: id })
    .whereNull('used_at')
    .orderBy('id', 'desc')
    .first()
  if (!newest?.isCode(code)) {
    await typing.fail()
    throw new TokenInvalid()
  }
  await typing.succeed()
  return newest
}
