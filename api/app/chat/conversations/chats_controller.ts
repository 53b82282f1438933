import type { HttpContext } from '@adonisjs/core/http'
import { sendIfChanged } from '#app/http/send_if_changed'
import { readPlaceCursor } from '#app/http/place_cursor'
import { rowId } from '#app/http/validation/row_id'
import { viewerOf } from '#app/members/people/viewer_of'
import ChatTransformer from './chat_transformer.js'
import { destroyChatValidator, listChatsValidator } from './chat_validator.js'
import { hideConversation } from './hide_conversation.js'
import { listChats } from './list_chats.js'

/** `GET /api/chats.php` and `DELETE /api/chat.php` (specification §7): the member's conversations. */
export default class ChatsController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { cursor, ...asked } = await ctx.request.validateUsing(listChatsValidator, { data: ctx.request.qs() })
    const list = await listChats(ctx.auth.use('member').getUserOrFail(), viewer.site, {
      ...asked,
      cursor: readPlaceCursor(cursor),
    })
    const shown = {
      chats: list.chats.map((chat) => new ChatTransformer(chat, viewer).toObject()),
      total_unread_messages: list.totalUnread,
      next: list.next,
      removed: list.removed,
    }
    // Where nothing changed, what they know holds for what comes, too.
    return sendIfChanged(
      ctx,
      { ...shown, as_of: list.asOf, since: list.since },
      { ...shown, isChange: list.since !== null }
    )
  }

  async destroy({ auth, request, response }: HttpContext) {
    const member = auth.use('member').getUserOrFail()
    const { conversation } = await request.validateUsing(destroyChatValidator, { data: request.body() })
    await hideConversation(member, rowId(conversation))
    return response.noContent()
  }
}
