import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { seeLike } from '#app/discovery/likes/see_like'
import { rowId } from '#app/http/validation/row_id'
import { admitViewer } from '#app/members/access/admit_viewer'
import { loadProfile } from '#app/members/profiles/load_profile'
import ProfileTransformer from '#app/members/profiles/profile_transformer'

/** `GET /api/members/{id}`: a person's page; opening it marks their like as seen (specification §4). */
export default class ProfilesController {
  async show(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const id = rowId(ctx.params.id)
    const [shown] = await pipeline([
      () => loadProfile(viewer, id),
      () => viewer.member && seeLike(id, viewer.member.profile.id),
    ])
    return ctx.serialize({ profile: ProfileTransformer.transform(shown, viewer) })
  }
}
