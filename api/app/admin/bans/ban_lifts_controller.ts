import type { HttpContext } from '@adonisjs/core/http'
import { BanLifted } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { bannedPhotos } from '#app/admin/resources/moderation/banned_photos'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { liftBanHere } from '#app/members/photos/bans/lift_ban'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createBanLiftValidator } from './ban_lift_validator.js'

/** `POST /api/tenants/:tenant_id/banned_photos/:id/lift`: a brand takes a picture again, for a reason. */
export default class BanLiftsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createBanLiftValidator, { data: ctx.request.body() })
    const { staff, tenant } = await grantedBrand(ctx)
    const photoId = rowId(ctx.params.id)
    const lift = async () => {
      const isLifted = await liftBanHere({ photoId, reason, by: staff.id })
      const ban = await readRow({ staff, roles: rolesToSee('banned_photos') }, bannedPhotos, photoId)
      if (!ban) throw new NotFound()
      if (!isLifted) throw new BanLifted()
      const detail = { name: photoId, reason }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action: 'photo_ban_lifted', detail })
      return bannedPhotos.shown(ban)
    }
    return asTenant(tenant, lift, { connection: 'staff' })
  }
}
