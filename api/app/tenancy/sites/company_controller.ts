import type { HttpContext } from '@adonisjs/core/http'
import { sendKept } from '#app/tenancy/sites/send_kept'
import { siteOf } from '#app/tenancy/sites/site_of'
import CompanyTransformer from './company_transformer.js'
import { keptForSite } from './kept_for_site.js'

/** `GET /api/companyinfo.php` (specification §7): who is behind the brand. */
export default class CompanyController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    return sendKept(
      ctx,
      await keptForSite(site, 'company', () => ctx.serialize(CompanyTransformer.transform(site.company)))
    )
  }
}
