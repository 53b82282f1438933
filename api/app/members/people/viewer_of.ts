import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import type { Viewer } from './viewer.js'

/** Needs a session that was looked up before (`middleware.member()` or `auth.check()`). */
export function viewerOf(ctx: HttpContext): Viewer {
  return { site: siteOf(ctx), language: ctx.language, member: ctx.auth.use('member').user ?? null }
}
