import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { viewerOf } from '#app/members/people/viewer_of'
import ChatTransformer from './chat_transformer.js'
import { destroyChatValidator } from './chat_validator.js'
import { hideConversation } from './hide_conversation.js'
import { listChats } from './list_chats.js'

/** `GET /api/chats.php` and `DELETE /api/chat.php` (specification §7): the member's conversations. */
export default class ChatsController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { chats, totalUnread } = await listChats(ctx.auth.use('member').getUserOrFail(), viewer.site)
    return {
      chats: chats.map((chat) => new ChatTransformer(chat, viewer).toObject()),
      total_unread_messages: totalUnread,
    }
  }

  async destroy({ auth, request, response }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { conversation } = await request.validateUsing(destroyChatValidator, { data: request.body() })
    await hideConversation(member, rowId(conversation))
    return response.noContent()
  }
}
