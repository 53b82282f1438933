import type { HttpContext } from '@adonisjs/core/http'
import { seeLike } from '#app/discovery/see_like'
import { aside } from '#app/tenancy/tenant_context'
import { admitViewer } from './admit_viewer.js'
import { loadProfile } from './load_profile.js'
import ProfileTransformer from './profile_transformer.js'

/** `GET /api/members/{id}`: a person's page. Opening it clears the "new" of that person's like (specification §4). */
export default class ProfilesController {
  async show(ctx: HttpContext) {
    const viewer = await admitViewer(ctx)
    const shown = await loadProfile(viewer, ctx.params.id)
    if (viewer.member && shown.received?.seen === false) {
      const { profile } = viewer.member
      // A GET's own transaction only reads.
      await aside(() => seeLike(shown.profile.id, profile.id))
    }
    return ctx.serialize({ profile: ProfileTransformer.transform(shown, viewer) })
  }
}
