import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import CardTransformer from '#app/members/people/card_transformer'
import { viewerOf } from '#app/members/people/viewer_of'
import ComposerTransformer from '#app/chat/composer/composer_transformer'
import { changedChats } from '#app/chat/conversations/changed_chats'
import { findChat } from '#app/chat/conversations/find_chat'
import HeldTransformer from '#app/chat/holds/held_transformer'
import { ownHeld } from '#app/chat/holds/own_held'
import { messagePage } from './message_page.js'
import MessageTransformer from './message_transformer.js'
import { listMessagesValidator } from './message_validator.js'
import { sendRequestedMessage } from './send_requested_message.js'
import { writingFacts } from '#app/chat/composer/writing_facts'
import { writingTerms } from '#app/chat/composer/writing_terms'

/** The messages of one of the member's conversations. */
export default class ChatMessagesController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const { site, language } = viewer
    const sender = ctx.auth.use('member').getUserOrFail()
    const between = await ctx.request.validateUsing(listMessagesValidator, { data: ctx.request.qs() })
    const id = rowId(ctx.params.id)
    const own = sender.profile.id
    const [chat, { messages, hasOlder }, facts, { totalUnread }, held] = await pipeline([
      () => findChat(sender, site, id),
      () => messagePage(own, id, site, between),
      () => writingFacts({ profileId: own }, { conversationId: id }, site),
      () => changedChats(sender),
      () => ownHeld(own, id),
    ])
    const writing = { sender, site, language }
    const { partner, read_by_me: readByMe, read_by_partner: readByPartner, opens_photos: opensPhotos } = chat
    const reading = { ...writing, partner: partner.profile, readByMe, readByPartner, opensPhotos }
    return ctx.serialize({
      conversation: { id, last_seq: chat.last_seq, muted: chat.is_muted },
      profile: CardTransformer.transform(partner, viewer),
      messages: MessageTransformer.transform(messages, reading),
      has_older: hasOlder,
      /** Own messages that staff look at first, or that they refused lately. */
      held: HeldTransformer.transform(held),
      read_by_partner: readByPartner,
      num_unread_messages: partner.profile.leftAt ? 0 : chat.num_unread_messages,
      total_unread_messages: totalUnread,
      composer: ComposerTransformer.transform(writingTerms(writing, facts), writing),
    })
  }

  async store(ctx: HttpContext) {
    return sendRequestedMessage(ctx, { conversationId: ctx.params.id })
  }
}
