import { TokenInvalid } from '#app/identity/account/identity_errors'
import LinkToken, { type LinkPurpose } from './link_token.js'

/** A link that still can be used for something. @throws TokenInvalid */
export async function linkByToken(purpose: LinkPurpose, token: string): Promise<LinkToken> {
  const link = await LinkToken.byToken(token)
  if (!link || link.purpose !== purpose || link.isUsed || link.isExpired) throw new TokenInvalid()
  return link
}
