import type { HttpContext } from '@adonisjs/core/http'
import { chooseLanguage } from '#app/http/choose_language'
import { siteOf } from '#app/http/site_of'
import { interestsIn } from '#app/members/interests'
import { regionsOf } from '#app/members/regions'
import type Member from './member.js'
import { mustProveAge } from './must_prove_age.js'
import { ownFigures } from './own_figures.js'
import UserTransformer from './user_transformer.js'

/** What a member sees of himself (specification §3, User and Profile), ready for `serialize`. */
export async function ownView(ctx: HttpContext, member: Member) {
  const site = siteOf(ctx)
  const { country, regionId } = member.profile
  const figures = await ownFigures(member, site)
  const region = (await regionsOf([country])).find(({ id }) => id === regionId)
  const interests = (await interestsIn(chooseLanguage(ctx, member.language))).filter(({ id }) =>
    figures.interestIds.includes(id)
  )
  const own = { member, figures, region, interests, site }
  return { user: UserTransformer.transform({ ...own, mustProveAge: mustProveAge(site, ctx.request.ip(), member) }) }
}
