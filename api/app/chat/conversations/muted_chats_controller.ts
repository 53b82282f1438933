import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { muteChatValidator } from './chat_validator.js'
import { muteConversation } from './mute_conversation.js'

/** `PUT /api/chats/{id}/mute`: whether a conversation may send pushes and mails. */
export default class MutedChatsController {
  async update({ auth, params, request, response }: HttpContext) {
    const { muted } = await request.validateUsing(muteChatValidator, { data: request.body() })
    await muteConversation(auth.use('member').getUserOrFail(), rowId(params.id), muted)
    return response.noContent()
  }
}
