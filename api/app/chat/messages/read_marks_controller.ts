import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { updateReadMarkValidator } from './read_mark_validator.js'
import { readUpTo } from './read_up_to.js'

/** Marks a conversation as read up to a message. */
export default class ReadMarksController {
  async update({ auth, params, request, response }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { seq } = await request.validateUsing(updateReadMarkValidator, { data: request.body() })
    await readUpTo(member, rowId(params.id), seq)
    return response.noContent()
  }
}
