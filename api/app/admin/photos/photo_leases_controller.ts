import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { leasePhotos, type PhotoBatch } from '#app/members/photos/moderation/lease_photos'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createPhotoLeaseValidator } from './photo_verdicts_validator.js'

/** `POST /api/tenants/:tenant_id/photo_leases`: the next photos that wait for a verdict, kept for who asks for some minutes. */
export default class PhotoLeasesController {
  async store(ctx: HttpContext): Promise<PhotoBatch> {
    const { holding } = await ctx.request.validateUsing(createPhotoLeaseValidator, { data: ctx.request.body() })
    const { staff, tenant } = await grantedBrand(ctx)
    return asTenant(tenant, () => leasePhotos(staff.id, holding), { connection: 'staff' })
  }
}
