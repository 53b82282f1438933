import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import type Member from './member.js'
import { ownFigures } from './own_figures.js'
import UserTransformer from './user_transformer.js'

/** What a member sees of himself (specification §3, User), ready for `serialize`. */
export async function ownView(ctx: HttpContext, member: Member) {
  const site = siteOf(ctx)
  return { user: UserTransformer.transform({ member, figures: await ownFigures(member, site), site }) }
}
