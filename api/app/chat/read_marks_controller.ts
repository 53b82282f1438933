import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/row_id'
import ConversationSide from './conversation_side.js'
import { updateReadMarkValidator } from './read_mark_validator.js'

/** How far the member has read a conversation. */
export default class ReadMarksController {
  async update({ auth, params, request, response }: HttpContext) {
    const { profile } = auth.use('member').getUserOrFail()
    const { seq } = await request.validateUsing(updateReadMarkValidator, { data: request.body() })
    const side = await ConversationSide.hold(profile.id, rowId(params.id))
    await side.readUpTo(seq)
    return response.noContent()
  }
}
