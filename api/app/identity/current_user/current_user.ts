import type { HttpContext } from '@adonisjs/core/http'
import { chooseLanguage } from '#app/tenancy/hosts/choose_language'
import { siteOf } from '#app/tenancy/sites/site_of'
import { interestsIn } from '#app/members/places/interests'
import { regionsOf } from '#app/members/places/regions'
import type Member from '#app/members/people/member'
import { needsAgeCheck } from '#app/members/access/needs_age_check'
import { accountSummary } from './account_summary.js'
import UserTransformer from './user_transformer.js'

/** The member's own view (specification §3, User and Profile), ready for `serialize`. */
export async function currentUser(ctx: HttpContext, member: Member) {
  const site = siteOf(ctx)
  const { country, regionId } = member.profile
  const figures = await accountSummary(member, site)
  const region = (await regionsOf([country])).find(({ id }) => id === regionId)
  const interests = (await interestsIn(chooseLanguage(ctx, member.language))).filter(({ id }) =>
    figures.interestIds.includes(id)
  )
  const own = { member, figures, region, interests, site }
  return { user: UserTransformer.transform({ ...own, needsAgeCheck: needsAgeCheck(site, ctx.request.ip(), member) }) }
}
