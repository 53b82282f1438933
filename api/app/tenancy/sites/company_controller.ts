import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import CompanyTransformer from './company_transformer.js'
import { cachedForSite } from './cached_for_site.js'

/** `GET /api/companyinfo.php` (specification §7): the company behind the brand. */
export default class CompanyController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    return sendCached(
      ctx,
      await cachedForSite(site, 'company', () => ctx.serialize(CompanyTransformer.transform(site.company)))
    )
  }
}
