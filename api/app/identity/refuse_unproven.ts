import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import { AgeCheckRequired } from './identity_errors.js'
import type Member from './member.js'
import { mustProveAge } from './must_prove_age.js'

/** Lets nobody meet people who has to prove his age first. @throws AgeCheckRequired */
export function refuseUnproven(ctx: HttpContext, member: Member): void {
  if (mustProveAge(siteOf(ctx), ctx.request.ip(), member)) throw new AgeCheckRequired()
}
