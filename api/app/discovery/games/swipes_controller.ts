import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { sendCompressed } from '#app/http/send_json'
import { rowId } from '#app/http/validation/row_id'
import CardTransformer from '#app/members/people/card_transformer'
import { viewerOf } from '#app/members/people/viewer_of'
import { swipe } from './swipe.js'
import { swipeDeck } from './swipe_deck.js'
import { swipeTally } from './swipe_tally.js'
import { createSwipeValidator } from './swipe_validator.js'

/** `/api/swipe-game`: the next cards of the swipe game, and playing one. */
export default class SwipesController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const member = ctx.auth.use('member').getUserOrFail()
    const [cards, tally] = await pipeline([
      () => swipeDeck({ ...viewer, member }),
      () => swipeTally(member, viewer.site),
    ])
    return sendCompressed(ctx, { results: CardTransformer.all(cards, viewer), ...tally })
  }

  async store(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { profile_id, choice } = await ctx.request.validateUsing(createSwipeValidator)
    const member = ctx.auth.use('member').getUserOrFail()
    const swiped = await swipe(member, viewer.site, rowId(profile_id), choice)
    return {
      choice: swiped.choice,
      matched: swiped.matched,
      profile: new CardTransformer(swiped.card, viewer).toObject(),
      ...swiped.tally,
    }
  }
}
