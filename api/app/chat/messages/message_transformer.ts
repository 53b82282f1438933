import { BaseTransformer } from '@adonisjs/core/transformers'
import type Profile from '#app/members/people/profile'
import type { Site } from '#app/tenancy/sites/site'
import { shownGift } from '#app/credits/gifts/shown_gift'
import type Message from '#app/chat/conversations/message'

export interface Reading {
  site: Site
  language: string
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
    const { id, seq, clientId, senderProfileId, kind, body, sentAt } = this.resource
    const { partner, readByMe, readByPartner } = this.reading
    const isMine = senderProfileId !== partner.id
    const isRemoved = !isMine && partner.leftAt !== null
    const isHidden = this.resource.$extras.hidden === true
    return {
      id,
      seq,
      client_id: isMine ? clientId : null,
      mine: isMine,
      kind,
      body: isRemoved || isHidden ? '' : (body ?? ''),
      /** With its price at the time. */
      gift: isRemoved || isHidden ? null : this.#gift(),
      removed: isRemoved,
      reported: isHidden,
      sent_at: sentAt.toUTC().toISO()!,
      by_team: !isMine && partner.isFictional,
      read: seq <= (isMine ? readByPartner : readByMe),
    }
  }

  #gift() {
    const { giftFace, giftCredits } = this.resource
    const { site, language } = this.reading
    return giftFace && giftCredits !== null ? { ...shownGift(giftFace, site, language), credits: giftCredits } : null
  }
}
