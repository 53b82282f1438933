import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** `GET /photos/:tenant_id/verifications/:file` on the console's host: a photo of the queue, whose address the queue alone tells, as long as it waits. */
export default class VerificationPhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { params } = ctx
    const { tenant } = await grantedBrand(ctx)
    const path = `/photos/${tenant.id}/verifications/${params.file}`
    const waits = await asTenant(tenant, () => isWaiting(path), { connection: 'staff', readOnly: true })
    if (!waits) throw new NotFound()
    return sendPhoto(ctx, path)
  }
}

async function isWaiting(path: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.verifications where tenant_id = (select sec.tenant_id()) and filename = :path and state = 'sent'`,
    { path }
  )
  return found.length > 0
}
