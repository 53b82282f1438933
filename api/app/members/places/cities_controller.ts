import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { citiesOf } from './cities.js'
import { listCitiesValidator } from './place_validator.js'

/** `GET /api/cities`: suggests towns of a region while the member types. */
export default class CitiesController {
  async index(ctx: HttpContext) {
    const { region_id: region, q = '' } = await ctx.request.validateUsing(listCitiesValidator)
    ctx.response.header('Cache-Control', 'max-age=3600')
    return sendCached(ctx, await citiesOf(region, q))
  }
}
