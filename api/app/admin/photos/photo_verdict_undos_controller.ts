import type { HttpContext } from '@adonisjs/core/http'
import { PhotoVerdictFinal } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { isSentPhoto } from '#app/chat/photos/review/is_sent_photo'
import { undoSentVerdict } from '#app/chat/photos/review/undo_sent_verdict'
import { rowId } from '#app/http/validation/row_id'
import type { LeasedPhoto } from '#app/members/photos/moderation/leased_photo'
import { undoVerdict } from '#app/members/photos/moderation/undo_verdict'
import { NEAR_BANNED } from './note_sent_photos_seen.js'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'

/** `POST /api/tenants/:tenant_id/photos/:photo_id/verdict_undo`: takes back one's own verdict of the last minutes. */
export default class PhotoVerdictUndosController {
  async store(ctx: HttpContext): Promise<LeasedPhoto> {
    const { staff, tenant } = await grantedBrand(ctx)
    const photoId = rowId(ctx.params.photo_id)
    return asTenant(
      tenant,
      async () => {
        const isSent = await isSentPhoto(photoId)
        const photo = await (isSent ? undoSentVerdict : undoVerdict)(photoId, staff.id)
        if (!photo) throw new PhotoVerdictFinal()
        const detail = {
          level: 'member' as const,
          id: photo.member_id,
          name: photoId,
          untold: isSent ? NEAR_BANNED : undefined,
        }
        const action = isSent ? 'chat_photo_verdict_undone' : 'photo_verdict_undone'
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
        return photo
      },
      { connection: 'staff' }
    )
  }
}
