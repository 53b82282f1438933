import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { tokenHash } from '#app/http/opaque_token'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { memberBySession, type SignedIn } from './member_by_session.js'
import { readSessionCookie } from './session_cookie.js'

/** For what open sites ask by themselves: the session is read and not touched, as that is no sign of life. @throws AuthenticationRequired, AgeCheckRequired */
export async function quietlySignedIn(ctx: HttpContext): Promise<SignedIn> {
  const found = await memberBySession(tokenHash(readSessionCookie(ctx) ?? ''))
  if (!found) throw new AuthenticationRequired()
  requireAgeCheck(ctx, found.member)
  return found
}
