import type { HttpContext } from '@adonisjs/core/http'
import { tokenHash } from '#app/http/opaque_token'
import { pageOf } from '#app/http/request_id'
import { memberBySession, type SignedIn } from './member_by_session.js'

const known = new WeakMap<HttpContext, { token: string; signedIn: SignedIn }>()

/** Whose session this is. The calls that one page is made of look it up once. */
export async function lookUpSession(ctx: HttpContext, token: string): Promise<SignedIn | undefined> {
  const page = pageOf(ctx)
  const last = page && known.get(page)
  if (last?.token === token) return last.signedIn
  const signedIn = await memberBySession(tokenHash(token))
  if (page && signedIn) known.set(page, { token, signedIn })
  return signedIn
}
