import { BaseTransformer } from '@adonisjs/core/transformers'
import type Profile from '#app/members/people/profile'
import type Message from '#app/chat/conversations/message'

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
      read: seq <= (isMine ? readByPartner : readByMe),
    }
  }
}
