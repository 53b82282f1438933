import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import { mustProveAge } from './needs_age_check.js'

/** Lets nobody meet people who has to prove his age first. @throws AgeCheckRequired */
export function refuseUnproven(ctx: HttpContext, member: Member): void {
  if (mustProveAge(siteOf(ctx), ctx.request.ip(), member)) throw new AgeCheckRequired()
}
