import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** `GET /photos/:tenant_id/verifications/:file` on the console's host: a photo of the queue, whose address the queue alone tells, as long as it waits. */
export default class VerificationPhotosController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { tenant } = await grantedBrand(ctx)
    const path = `/photos/${tenant.id}/verifications/${params.file}`
    const waits = await asTenant(tenant, () => isWaiting(path), { connection: 'staff', readOnly: true })
    if (!waits) throw new NotFound()
    const photo = await readPhotoFile(path)
    response.header('Content-Type', 'image/webp').header('Cache-Control', 'private, no-store')
    return response.send(photo)
  }
}

async function isWaiting(path: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.verifications where tenant_id = (select sec.tenant_id()) and filename = :path and state = 'sent'`,
    { path }
  )
  return found.length > 0
}
