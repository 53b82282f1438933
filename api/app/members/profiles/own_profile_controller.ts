import type { HttpContext } from '@adonisjs/core/http'
import { profileRelations } from './profile_relations.js'
import { changeProfile } from './change_profile.js'
import { ownProfile } from './own_profile.js'
import OwnProfileTransformer from './own_profile_transformer.js'
import { updateProfileValidator } from './profile_validator.js'
import { viewerOf } from '#app/members/people/viewer_of'

/** `/api/profile`: the member's own profile (specification §3, profile fields). */
export default class OwnProfileController {
  async show(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const member = ctx.auth.use('member').getUserOrFail()
    const shown = await ownProfile(viewer, member, await profileRelations(member))
    return ctx.serialize({ profile: OwnProfileTransformer.transform(shown, viewer) })
  }

  async update(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const member = ctx.auth.use('member').getUserOrFail()
    const changes = await ctx.request.validateUsing(updateProfileValidator, {
      data: ctx.request.body(),
      meta: { site: viewer.site, member },
    })
    const shown = await ownProfile(viewer, member, await changeProfile(viewer.site, member, changes))
    return ctx.serialize({ profile: OwnProfileTransformer.transform(shown, viewer) })
  }
}
