import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/row_id'
import CardTransformer from '#app/members/card_transformer'
import { viewerOf } from '#app/members/viewer_of'
import ComposerTransformer from './composer_transformer.js'
import { findChat } from './find_chat.js'
import { messagePage } from './message_page.js'
import MessageTransformer from './message_transformer.js'
import { listMessagesValidator } from './message_validator.js'
import { sendRequestedMessage } from './send_requested_message.js'
import { writingTerms } from './writing_terms.js'

/** The messages of one of the member's conversations. */
export default class ChatMessagesController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { site, language } = viewer
    const sender = ctx.auth.use('member').getUserOrFail()
    const between = await ctx.request.validateUsing(listMessagesValidator, { data: ctx.request.qs() })
    const chat = await findChat(sender, site, rowId(ctx.params.id))
    const { conversation, partner, mine, theirs } = chat
    const { messages, hasOlder } = await messagePage(chat, site, between)
    const writing = { sender, receiver: partner.profile, site, language }
    const reading = { partner: partner.profile, readByMe: mine.lastReadSeq, readByPartner: theirs.lastReadSeq }
    return ctx.serialize({
      conversation: { id: conversation.id, last_seq: conversation.lastSeq },
      profile: CardTransformer.transform(partner, viewer),
      messages: MessageTransformer.transform(messages, reading),
      has_older: hasOlder,
      composer: ComposerTransformer.transform(await writingTerms(writing), writing),
    })
  }

  async store(ctx: HttpContext) {
    const sender = ctx.auth.use('member').getUserOrFail()
    const { partner } = await findChat(sender, viewerOf(ctx).site, rowId(ctx.params.id))
    return sendRequestedMessage(ctx, partner.profile)
  }
}
