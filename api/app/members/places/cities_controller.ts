import type { HttpContext } from '@adonisjs/core/http'
import { citiesOf } from './cities.js'
import { listCitiesValidator } from './place_validator.js'

/** `GET /api/cities`: suggests towns of a region while the member types. */
export default class CitiesController {
  async index({ request, response }: HttpContext) {
    const { region_id: region, q = '' } = await request.validateUsing(listCitiesValidator)
    response.header('Cache-Control', 'max-age=3600')
    return citiesOf(region, q)
  }
}
