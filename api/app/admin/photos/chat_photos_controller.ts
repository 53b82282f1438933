import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { isLeasedBy } from '#app/chat/photos/review/is_leased_by'
import { sendPhoto } from './send_photo.js'
import { asTenant } from '#app/tenancy/context/tenant_context'

/** `GET /photos/:tenant_id/chats/:file` on the console's host: a photo of a conversation, for the moderator who has it before them and nobody else. */
export default class ChatPhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { params } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const path = `/photos/${tenant.id}/chats/${params.file}`
    const isTheirs = await asTenant(tenant, () => isLeasedBy(staff.id, path), { connection: 'staff', readOnly: true })
    if (!isTheirs) throw new NotFound()
    return sendPhoto(ctx, path)
  }
}
