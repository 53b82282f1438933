import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** `GET /api/tenants/:tenant_id/desk_chats/:id/photos/:seq`: a photo of the conversation, for whoever has it. */
export default class DeskPhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { params } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const find = () =>
      tenantRows<{ file: string }>(
        `select chat_photos.filename as file from app.desk_chats
         join app.messages on messages.tenant_id = desk_chats.tenant_id and messages.conversation_id = desk_chats.conversation_id
         join app.chat_photos on chat_photos.tenant_id = messages.tenant_id and chat_photos.message_id = messages.id
         where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.conversation_id = :id and messages.seq = :seq
           and lease_by = :staff and lease_until > now()`,
        { id: rowId(params.id), seq: Number(rowId(params.seq)), staff: staff.id }
      )
    const [photo] = await asTenant(tenant, find, { connection: 'staff', readOnly: true })
    if (!photo) throw new NotFound()
    return sendPhoto(ctx, photo.file)
  }
}
