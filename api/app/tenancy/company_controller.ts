import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import CompanyTransformer from './company_transformer.js'

/** `GET /api/companyinfo.php` (specification §7): who is behind the brand. */
export default class CompanyController {
  async show(ctx: HttpContext) {
    return ctx.serialize(CompanyTransformer.transform(siteOf(ctx).company))
  }
}
