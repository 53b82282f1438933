import type { HttpContext } from '@adonisjs/core/http'
import { BanLifted } from '#app/admin/access/admin_errors'
import { rolesToSee } from '#app/admin/access/policies'
import { bannedPictures } from '#app/admin/resources/moderation/banned_pictures'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { liftBanEverywhere } from '#app/members/photos/bans/lift_ban'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { createBanLiftValidator } from './ban_lift_validator.js'

/** `POST /api/banned_pictures/:id/lift`: all brands take a picture again, for a reason. */
export default class PlatformBanLiftsController {
  async store({ auth, params, request }: HttpContext) {
    const { reason } = await request.validateUsing(createBanLiftValidator, { data: request.body() })
    const staff = auth.use('staff').getUserOrFail()
    const photoId = rowId(params.id)
    return asStaff(async () => {
      const isLifted = await liftBanEverywhere({ photoId, reason, by: staff.id })
      const ban = await readRow({ staff, roles: rolesToSee('banned_pictures') }, bannedPictures, photoId)
      if (!ban) throw new NotFound()
      if (!isLifted) throw new BanLifted()
      await writeAuditEntry({ staffMemberId: staff.id, action: 'photo_ban_lifted', detail: { name: photoId, reason } })
      return bannedPictures.shown(ban)
    })
  }
}
