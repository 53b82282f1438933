import type { HttpContext } from '@adonisjs/core/http'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import { newWholePath } from '#app/members/photos/storage/store_photo'
import { uploadPhoto } from '#app/members/photos/uploads/upload_photo'
import { type OwnVerification, ownVerification } from './own_verification.js'
import { admitVerificationPhoto, sendVerificationPhoto } from './send_verification_photo.js'

const PER_HOUR = 20

/** `POST /api/verification/photo`: the photo in the pose that was drawn. */
export default class VerificationPhotosController {
  /** The request body is the picture itself: JPEG, PNG, WebP or AVIF. */
  async store(ctx: HttpContext): Promise<{ verification: OwnVerification }> {
    const site = siteOf(ctx)
    const paths = newWholePath(site, 'verifications/')
    const verification = await uploadPhoto(ctx, {
      tenant: site,
      owner: () => ctx.auth.use('member').authenticate(),
      paths,
      isWhole: true,
      admit: async (member) => {
        await admitVerificationPhoto(site, member)
        await limited(limitKey(currentTenant(), 'verification-photo', member.profile.id), PER_HOUR, '1 hour')
        await removeUnlessUsed(paths)
      },
      keep: async (member, { filename }) => {
        await sendVerificationPhoto(member, filename)
        return ownVerification(site, member)
      },
    })
    ctx.response.status(201)
    return { verification }
  }
}
