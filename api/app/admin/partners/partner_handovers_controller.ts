import type { HttpContext } from '@adonisjs/core/http'
import { PartnersOff, PartnersUnreachable } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { type AskedExport, PASSED_ON } from '#app/admin/exports/list_export'
import ListExportTransformer from '#app/admin/exports/list_export_transformer'
import { requestListExport } from '#app/admin/exports/request_list_export'
import { partnerConsents } from '#app/admin/resources/members/partner_consents'
import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { createHandoverValidator } from './partner_validator.js'

/** `POST /api/tenants/:tenant_id/partner_handovers`: has a file made of members who agreed, for who passes it on to partners. */
export default class PartnerHandoversController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { which, reason, language } = await ctx.request.validateUsing(createHandoverValidator, {
      data: ctx.request.body(),
    })
    const { settings } = (await siteByTenantId(brand.tenant.id))!
    if (!asksForPartners(settings)) throw new PartnersOff()
    if (!settings.data_partners_email) throw new PartnersUnreachable()
    const asked: AskedExport = {
      resource: PASSED_ON,
      filter: which === 'new' ? { state: 'to_pass_on' } : {},
      sort: [...partnerConsents.defaultSort],
      language,
      reason,
    }
    const requested = await requestListExport(brand, asked, 'pass_on')
    ctx.response.status(202)
    return ctx.serialize({ export: ListExportTransformer.transform(requested) })
  }
}
