import type { HttpContext } from '@adonisjs/core/http'
import type { InferData } from '@adonisjs/core/types/transformers'
import { NotFound } from '#app/http/http_errors'
import { readPlaceCursor } from '#app/http/place_cursor'
import { pageValidator } from '#app/http/validation/page_validator'
import type { Card } from '#app/members/people/card_query'
import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import { viewerOf } from '#app/members/people/viewer_of'
import GivenLikeTransformer from './given_like_transformer.js'
import { LIKES_TYPES, type LikesType, likesPage } from './likes_page.js'
import ReceivedLikeTransformer from './received_like_transformer.js'

/** `GET /api/like-lists/{type}`: the rest of a list of which `likes.php` has the newest. */
export default class LikeListsController {
  async show(ctx: HttpContext) {
    const type = LIKES_TYPES.find((one) => one === ctx.params.type)
    if (!type) throw new NotFound()
    const { cursor } = await ctx.request.validateUsing(pageValidator, { data: ctx.request.qs() })
    const { cards, next } = await likesPage(ctx.auth.use('member').getUserOrFail(), type, readPlaceCursor(cursor))
    return { results: shown(type, cards, viewerOf(ctx)), next }
  }
}

/** A match has none of these. */
type ListedLike = InferData<CardTransformer> & { liked_at?: string; like_new?: boolean; automatic?: boolean }

/** As `likes.php` shows them. */
function shown(type: LikesType, cards: Card[], viewer: Viewer): ListedLike[] {
  if (type === 'received') return ReceivedLikeTransformer.all(cards, viewer)
  if (type === 'given') return GivenLikeTransformer.all(cards, viewer)
  return CardTransformer.all(cards, viewer)
}
