import type { HttpContext } from '@adonisjs/core/http'
import { sendIfChanged } from '#app/http/send_if_changed'
import { rowId } from '#app/http/validation/row_id'
import CardTransformer from '#app/members/people/card_transformer'
import { viewerOf } from '#app/members/people/viewer_of'
import GivenLikeTransformer from './given_like_transformer.js'
import { likeProfile } from './like_profile.js'
import { likesOf } from './likes_of.js'
import ReceivedLikeTransformer from './received_like_transformer.js'
import { takeBackLike } from './take_back_like.js'

/** `GET /api/likes.php` (specification §7): the member's likes and matches, and liking a profile. */
export default class LikesController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { received, given, matches, totalNew, next } = await likesOf(ctx.auth.use('member').getUserOrFail())
    return sendIfChanged(ctx, {
      profiles: CardTransformer.all(given, viewer),
      liked_by: ReceivedLikeTransformer.all(received, viewer),
      given: GivenLikeTransformer.all(given, viewer),
      matches: CardTransformer.all(matches, viewer),
      total_new_likes: totalNew,
      next,
    })
  }

  async store(ctx: HttpContext) {
    const card = await likeProfile(ctx.auth.use('member').getUserOrFail(), ctx.params.profile_id)
    ctx.response.status(201)
    return ctx.serialize({
      liked: true as const,
      matched: card.received !== null,
      profile: CardTransformer.transform(card, viewerOf(ctx)),
    })
  }

  /** Takes back a like; answers the same if there was none, so that it reveals nothing about the profile. */
  async destroy({ auth, params, response }: HttpContext) {
    const { profile } = auth.use('member').getUserOrFail()
    await takeBackLike(profile.id, rowId(params.profile_id))
    return response.noContent()
  }
}
