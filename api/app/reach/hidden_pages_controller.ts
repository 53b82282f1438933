import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { pageOfReferrer } from './page_of_referrer.js'

/** `POST /api/page-hidden.php` (specification §7): sent by a browser when a page is left; logged, not stored. */
export default class HiddenPagesController {
  store(ctx: HttpContext) {
    const { request, response, logger } = ctx
    const { slug, host } = siteOf(ctx)
    logger.info({ tenant: slug, page: pageOfReferrer(request.header('referer'), host) }, 'page hidden')
    return response.noContent()
  }
}
