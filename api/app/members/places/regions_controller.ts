import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { siteOf } from '#app/tenancy/sites/site_of'
import { listRegionsValidator } from './place_validator.js'
import { regionsOf } from './regions.js'

/** `GET /api/regions.php` (specification §7): the regions of a country, or of all the brand is for. */
export default class RegionsController {
  async index(ctx: HttpContext) {
    const { country } = await ctx.request.validateUsing(listRegionsValidator)
    const regions = await regionsOf(country ? [country] : siteOf(ctx).settings.countries)
    ctx.response.header('Cache-Control', 'max-age=3600')
    return sendCached(ctx, regions)
  }
}
