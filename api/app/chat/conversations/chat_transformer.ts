import { BaseTransformer } from '@adonisjs/core/transformers'
import CardTransformer from '#app/members/people/card_transformer'
import { shownGift } from '#app/credits/gifts/shown_gift'
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
    const { partner, conversation_id, last_seq, last_message_at, num_unread_messages, is_muted, draft } = this.resource
    return {
      conversation: {
        id: conversation_id,
        last_seq,
        last_message: this.#lastMessage(),
        /** Where there is no other message: one's own waits for the team, or wasn't delivered. */
        held: this.resource.held,
        last_message_at: last_message_at?.toUTC().toISO() ?? null,
        muted: is_muted,
        draft: draft === null ? null : snippet(draft),
      },
      profile: CardTransformer.all([partner], this.viewer)[0]!,
      num_unread_messages: partner.profile.leftAt ? 0 : num_unread_messages,
    }
  }

  #lastMessage() {
    const {
      partner,
      last_sender,
      last_kind,
      last_body,
      last_gift,
      last_sent_at,
      last_hidden_by_team: hiding,
    } = this.resource
    if (!last_sent_at) return null
    const isMine = last_sender !== partner.profile.id
    const isRemoved = !isMine && partner.profile.leftAt !== null
    const isGone = isRemoved || hiding !== null
    const { site, language } = this.viewer
    return {
      kind: last_kind!,
      gift: isGone ? null : last_gift && shownGift(last_gift, site, language),
      body: isGone ? '' : snippet(last_body ?? ''),
      removed: isRemoved,
      reported: hiding === false,
      taken_out: hiding === true,
      mine: isMine,
      sent_at: last_sent_at.toUTC().toISO()!,
      by_team: !isMine && partner.profile.isFictional && last_kind !== 'system',
    }
  }
}

function snippet(text: string): string {
  if (text.length <= SNIPPET_LENGTH) return text
  return [...text].slice(0, SNIPPET_LENGTH).join('')
}
