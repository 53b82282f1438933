import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { leaseSentPhotos } from '#app/chat/photos/review/lease_sent_photos'
import { BATCH, leasePhotos, type PhotoBatch } from '#app/members/photos/moderation/lease_photos'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { noteSentPhotosSeen } from './note_sent_photos_seen.js'
import { createPhotoLeaseValidator } from './photo_verdicts_validator.js'

/**
 * `POST /api/tenants/:tenant_id/photo_leases`: the next photos that wait for a verdict, kept for who asks for some minutes; those of conversations
 * first, which look like banned ones.
 */
export default class PhotoLeasesController {
  async store(ctx: HttpContext): Promise<PhotoBatch> {
    const { holding } = await ctx.request.validateUsing(createPhotoLeaseValidator, { data: ctx.request.body() })
    const { staff, tenant } = await grantedBrand(ctx)
    return asTenant(
      tenant,
      async () => {
        const sent = await leaseSentPhotos(staff.id, holding)
        await noteSentPhotosSeen(staff, tenant, sent.photos)
        const others = await leasePhotos(staff.id, holding, BATCH - sent.photos.length)
        return { photos: [...sent.photos, ...others.photos], waiting: sent.waiting + others.waiting }
      },
      { connection: 'staff' }
    )
  }
}
