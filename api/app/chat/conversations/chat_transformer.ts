import { BaseTransformer } from '@adonisjs/core/transformers'
import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import type { Chat } from './chat_query.js'

const SNIPPET_LENGTH = 200

/** A conversation in the list. */
export default class ChatTransformer extends BaseTransformer<Chat> {
  constructor(
    chat: Chat,
    protected viewer: Viewer
  ) {
    super(chat)
  }

  toObject() {
    const { conversation, partner, mine } = this.resource
    return {
      conversation: {
        id: conversation.id,
        last_seq: conversation.lastSeq,
        last_message: this.#lastMessage(),
        last_message_at: conversation.lastMessageAt?.toUTC().toISO() ?? null,
      },
      profile: CardTransformer.all([partner], this.viewer)[0]!,
      num_unread_messages: partner.profile.leftAt ? 0 : mine.numUnreadMessages,
    }
  }

  #lastMessage() {
    const { lastMessage, isLastReported, mine, partner } = this.resource
    if (!lastMessage) return null
    const isMine = lastMessage.senderProfileId === mine.profileId
    const isRemoved = !isMine && partner.profile.leftAt !== null
    return {
      body: isRemoved || isLastReported ? '' : [...(lastMessage.body ?? '')].slice(0, SNIPPET_LENGTH).join(''),
      removed: isRemoved,
      reported: isLastReported,
      mine: isMine,
      sent_at: lastMessage.sentAt.toUTC().toISO()!,
      by_team: !isMine && partner.profile.isFictional,
    }
  }
}
