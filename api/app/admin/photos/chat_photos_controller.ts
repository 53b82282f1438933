import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { isLeasedBy } from '#app/chat/photos/review/is_leased_by'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { asTenant } from '#app/tenancy/context/tenant_context'

/** `GET /photos/:tenant_id/chats/:file` on the console's host: a photo of a conversation, for the moderator who has it before them and nobody else. */
export default class ChatPhotosController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const path = `/photos/${tenant.id}/chats/${params.file}`
    const isTheirs = await asTenant(tenant, () => isLeasedBy(staff.id, path), { connection: 'staff', readOnly: true })
    if (!isTheirs) throw new NotFound()
    const photo = await readPhotoFile(path)
    response.header('Content-Type', 'image/webp').header('Cache-Control', 'private, no-store')
    return response.send(photo)
  }
}
