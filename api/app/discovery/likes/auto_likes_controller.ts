import type { HttpContext } from '@adonisjs/core/http'
import CardTransformer from '#app/members/people/card_transformer'
import { viewerOf } from '#app/members/people/viewer_of'
import { createAutoLike } from './auto_like.js'

/** `GET /api/auto-like.php` (specification §7): the fictional profile that has just liked the member, if any. */
export default class AutoLikesController {
  async show(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const card = await createAutoLike(ctx.auth.use('member').getUserOrFail(), viewer.site)
    if (!card) return ctx.response.noContent()
    return ctx.serialize({ profile: CardTransformer.transform(card, viewer) })
  }
}
