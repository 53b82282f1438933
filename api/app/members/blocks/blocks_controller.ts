import type { HttpContext } from '@adonisjs/core/http'
import { readPlaceCursor } from '#app/http/place_cursor'
import { pageValidator } from '#app/http/validation/page_validator'
import { blockProfile } from './block_profile.js'
import { blockedBy } from './blocked_by.js'
import BlockedTransformer from './blocked_transformer.js'
import { unblockProfile } from './unblock_profile.js'
import { viewerOf } from '#app/members/people/viewer_of'

/** `/api/blocks`: the profiles a member has blocked. */
export default class BlocksController {
  async index(ctx: HttpContext) {
    const { cursor } = await ctx.request.validateUsing(pageValidator, { data: ctx.request.qs() })
    const { blocked, next } = await blockedBy(ctx.auth.use('member').getUserOrFail(), readPlaceCursor(cursor))
    return ctx.serialize({ blocks: BlockedTransformer.transform(blocked, viewerOf(ctx)), next })
  }

  async store({ auth, params, response }: HttpContext) {
    await blockProfile(auth.use('member').getUserOrFail(), params.profile_id)
    return response.noContent()
  }

  async destroy({ auth, params, response }: HttpContext) {
    await unblockProfile(auth.use('member').getUserOrFail(), params.profile_id)
    return response.noContent()
  }
}
