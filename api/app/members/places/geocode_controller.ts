import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { nearestCity } from './nearest_city.js'
import { showPlaceValidator } from './place_validator.js'

/** `GET /api/geocode.php` (specification §7): the town nearest to a point. The point is not stored. */
export default class GeocodeController {
  async show({ request, response }: HttpContext) {
    const { lat, lon } = await request.validateUsing(showPlaceValidator)
    const place = await nearestCity(lat, lon)
    if (!place) throw new NotFound()
    response.header('Cache-Control', 'max-age=3600')
    return place
  }
}
