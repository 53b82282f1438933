import { BaseTransformer } from '@adonisjs/core/transformers'
import type Profile from '#app/members/people/profile'
import { type TextRisk, textRisk } from '#app/safety/text_risk'
import type Message from '#app/chat/conversations/message'

/** How many messages of a conversation are between people who hardly know each other. */
const EARLY_MESSAGES = 10

export interface Reading {
  partner: Pick<Profile, 'id' | 'isFictional' | 'leftAt'>
  readByMe: number
  readByPartner: number
}

export default class MessageTransformer extends BaseTransformer<Message> {
  constructor(
    message: Message,
    protected reading: Reading
  ) {
    super(message)
  }

  toObject() {
    const { id, seq, clientId, senderProfileId, body, sentAt } = this.resource
    const { partner, readByMe, readByPartner } = this.reading
    const isMine = senderProfileId !== partner.id
    const isRemoved = !isMine && partner.leftAt !== null
    const isHidden = this.resource.$extras.hidden === true
    return {
      id,
      seq,
      client_id: isMine ? clientId : null,
      mine: isMine,
      body: isRemoved || isHidden ? '' : (body ?? ''),
      removed: isRemoved,
      reported: isHidden,
      sent_at: sentAt.toUTC().toISO()!,
      by_team: !isMine && partner.isFictional,
      risk: this.#risk(isRemoved || isHidden),
      read: seq <= (isMine ? readByPartner : readByMe),
    }
  }

  /** New chats warn both sides of what strangers ask for (product: safety in chat). */
  #risk(isGone: boolean): TextRisk | null {
    const { seq, body } = this.resource
    const isEarly = seq <= EARLY_MESSAGES && !this.reading.partner.isFictional
    return isEarly && !isGone ? textRisk(body ?? '') : null
  }
}
