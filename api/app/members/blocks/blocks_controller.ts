import type { HttpContext } from '@adonisjs/core/http'
import { blockProfile } from './block_profile.js'
import { blockedBy } from './blocked_by.js'
import BlockedTransformer from './blocked_transformer.js'
import { unblockProfile } from './unblock_profile.js'
import { viewerOf } from '#app/members/people/viewer_of'

/** `/api/blocks`: the profiles a member has blocked. */
export default class BlocksController {
  async index(ctx: HttpContext) {
    const blocked = await blockedBy(ctx.auth.use('member').getUserOrFail())
    return ctx.serialize({ blocks: BlockedTransformer.transform(blocked, viewerOf(ctx)) })
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
