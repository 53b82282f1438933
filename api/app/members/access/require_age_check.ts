import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import { needsAgeCheck } from './needs_age_check.js'

export function requireAgeCheck(ctx: HttpContext, member: Member): void {
  if (needsAgeCheck(siteOf(ctx), ctx.request.ip(), member)) throw new AgeCheckRequired()
}
