import { TokenInvalid } from '#app/identity/account/identity_errors'
import LinkToken, { type LinkPurpose } from './link_token.js'

/** @throws TokenInvalid if it is unknown, used, expired or for another purpose */
export async function linkByToken(purpose: LinkPurpose, token: string): Promise<LinkToken> {
  const link = await LinkToken.byToken(token)
  if (!link || link.purpose !== purpose || link.isUsed || link.isExpired) throw new TokenInvalid()
  return link
}
