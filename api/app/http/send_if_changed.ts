import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { isPart } from './request_id.js'
import { sendJson } from './send_json.js'

/**
 * Sends a member what they ask for again and again, or 304 if it is what they have (`If-None-Match`). No browser keeps it: our scripts
 * remember what they were told (`no-store` holds for it as for every call). The tag is the member's alone, so nobody is told by it what
 * others have. Pages, which are asked for once, get none.
 * @param compared what makes a difference, if not all of it does
 * @returns `value` for the call's type; AdonisJS ignores it
 */
export function sendIfChanged<T extends object>(ctx: HttpContext, value: T, compared?: object): T {
  const { auth, request, response } = ctx
  const text = JSON.stringify(value)
  if (isPart(ctx)) {
    sendJson(ctx, text)
    return value
  }
  const tag = tagOf(auth.use('member').getUserOrFail().id, compared ? JSON.stringify(compared) : text)
  response.header('ETag', tag)
  // Browsers add `Cache-Control: no-cache` where a script sends a tag, which AdonisJS takes for a wish to have it anew.
  if (request.header('if-none-match') === tag) response.notModified()
  else sendJson(ctx, text)
  return value
}

/** Weak, as a proxy may compress. */
function tagOf(memberId: string, text: string): string {
  const hash = createHash('sha256').update(`${currentTenant().id} ${memberId} ${text}`)
  return `W/"${hash.digest('base64url')}"`
}
