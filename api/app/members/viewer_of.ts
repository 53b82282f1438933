import type { HttpContext } from '@adonisjs/core/http'
import type Member from '#app/identity/member'
import { siteOf } from '#app/http/site_of'
import type { Site } from '#app/tenancy/site'

/** Who looks at a person, where and in which language; `member` is null for a visitor. Everything shown depends on it. */
export interface Viewer {
  site: Site
  language: string
  member: Member | null
}

/** The viewer of a request whose session was already looked up (`middleware.member()` or `auth.check()`). */
export function viewerOf(ctx: HttpContext): Viewer {
  return { site: siteOf(ctx), language: ctx.language, member: ctx.auth.use('member').user ?? null }
}
