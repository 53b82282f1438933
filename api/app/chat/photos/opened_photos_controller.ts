import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { changeSide } from '#app/chat/conversations/change_side'
import { poke } from '#app/live/poke'

/** `PUT /api/chats/{id}/opened-photos`: the member uncovered a photo of this partner; none of theirs is covered from then on. */
export default class OpenedPhotosController {
  async update({ auth, params, response }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const id = rowId(params.id)
    await changeSide(
      member,
      id,
      `update app.conversation_sides set photos_opened_at = coalesce(photos_opened_at, now())
       where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId`
    )
    poke({ kind: 'chats', to: [member.profile.id], conversation: id })
    return response.noContent()
  }
}
