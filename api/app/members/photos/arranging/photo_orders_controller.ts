import type { HttpContext } from '@adonisjs/core/http'
import { orderPhotos } from './order_photos.js'
import { updatePhotoOrderValidator } from './photo_validator.js'

/** `PUT /api/photos/order`: sorts a member's photos; the main one is always first. */
export default class PhotoOrdersController {
  async update({ auth, request, response }: HttpContext) {
    const { ids } = await request.validateUsing(updatePhotoOrderValidator, { data: request.body() })
    await orderPhotos(auth.use('member').getUserOrFail(), ids)
    return response.noContent()
  }
}
