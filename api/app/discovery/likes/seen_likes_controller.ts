import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { seeLike } from '#app/discovery/likes/see_like'

/** `PUT /api/likes/{profile_id}/seen`: marks this person's like as seen by the viewer. */
export default class SeenLikesController {
  async update({ auth, params, response }: HttpContext) {
    await seeLike(rowId(params.profile_id), auth.use('member').getUserOrFail().profile.id)
    return response.noContent()
  }
}
