import type { HttpContext } from '@adonisjs/core/http'
import CardTransformer from '#app/members/people/card_transformer'
import { viewerOf } from '#app/members/people/viewer_of'
import { introduceFictional } from './auto_like.js'

/** `GET /api/auto-like.php` (specification §7): who, of the site's fictional profiles, has just liked the member. */
export default class AutoLikesController {
  async show(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const card = await introduceFictional(ctx.auth.use('member').getUserOrFail(), viewer.site)
    if (!card) return ctx.response.noContent()
    return ctx.serialize({ profile: CardTransformer.transform(card, viewer) })
  }
}
