import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { senderAddress } from '#app/notices/mails/sender_address'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { checkMailOf, type MailCheck } from './check_mail.js'

/** `GET /api/tenants/:tenant_id/mail_check`: whether mail programs trust what the brand sends, asked now. */
export default class MailChecksController {
  async show(ctx: HttpContext): Promise<MailCheck> {
    const { tenant } = await grantedBrand(ctx)
    const site = await siteByTenantId(tenant.id)
    if (!site) throw new NotFound()
    return checkMailOf(senderAddress(site))
  }
}
