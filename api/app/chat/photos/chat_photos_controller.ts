import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import { newPhotoPaths } from '#app/members/photos/storage/store_photo'
import { uploadPhoto } from '#app/members/photos/uploads/upload_photo'
import { shownPhoto } from './chat_photo.js'
import { keepPhoto } from './keep_photo.js'
import { dropPhoto } from './drop_photo.js'

const PER_HOUR = 60
/** An unsent photo is removed after a day. */
const KEPT_SECONDS = 86_400

/** `/api/chat-photos`: photos that a member is about to send. */
export default class ChatPhotosController {
  /** The request body is the picture itself: JPEG, PNG, WebP or AVIF. */
  async store(ctx: HttpContext) {
    const site = siteOf(ctx)
    const paths = newPhotoPaths(site, 'chats/')
    const { photo, credits, price } = await uploadPhoto(ctx, {
      tenant: site,
      owner: () => ctx.auth.use('member').authenticate(),
      paths,
      isWhole: true,
      admit: async (member) => {
        requireAgeCheck(ctx, member)
        await limited(limitKey(currentTenant(), 'chat-photo', member.profile.id), PER_HOUR, '1 hour')
        await removeUnlessUsed(paths, KEPT_SECONDS)
      },
      keep: (member, stored, hashes) => keepPhoto(member, stored, hashes, site),
    })
    ctx.response.status(201)
    return ctx.serialize({ photo: { id: photo.id, ...shownPhoto(photo) }, credits, price })
  }

  async destroy({ auth, params, response }: HttpContext) {
    await dropPhoto(auth.use('member').getUserOrFail().profile.id, rowId(params.id))
    return response.noContent()
  }
}
