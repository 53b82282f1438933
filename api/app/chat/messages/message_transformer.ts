import { BaseTransformer } from '@adonisjs/core/transformers'
import type Profile from '#app/members/people/profile'
import { type TextRisk, textRisk } from '#app/members/rules/text_risk'
import type { Site } from '#app/tenancy/sites/site'
import { shownGift } from '#app/credits/gifts/shown_gift'
import { shownPhoto } from '#app/chat/photos/chat_photo'
import type Message from '#app/chat/conversations/message'

/** How many messages of a conversation are between people who hardly know each other. */
const EARLY_MESSAGES = 10

export interface Reading {
  site: Site
  language: string
  partner: Pick<Profile, 'id' | 'isFictional' | 'leftAt'>
  readByMe: number
  readByPartner: number
  /** Whether the partner’s photos are shown uncovered. */
  opensPhotos: boolean
}

export default class MessageTransformer extends BaseTransformer<Message> {
  constructor(
    message: Message,
    protected reading: Reading
  ) {
    super(message)
  }

  toObject() {
    const { id, seq, clientId, senderProfileId, kind, body, sentAt, pointsToHelp } = this.resource
    const { partner, readByMe, readByPartner } = this.reading
    const isMine = senderProfileId !== partner.id
    const isRemoved = !isMine && partner.leftAt !== null
    const hiding = this.resource.$extras.hidden_by_team as boolean | null | undefined
    const isGone = isRemoved || typeof hiding === 'boolean'
    return {
      id,
      seq,
      client_id: isMine ? clientId : null,
      mine: isMine,
      kind,
      body: isGone ? '' : (body ?? ''),
      /** With its price at the time. */
      gift: isGone ? null : this.#gift(),
      /** Covered until the first one of this partner is tapped. */
      photo: isGone ? null : this.#photo(isMine),
      removed: isRemoved,
      /** By this reader. */
      reported: hiding === false,
      /** By the team, for both. */
      taken_out: hiding === true,
      sent_at: sentAt.toUTC().toISO()!,
      /** Of the system, to who may be in need: limits and a pause are offered with it. */
      points_to_help: pointsToHelp,
      by_team: !isMine && partner.isFictional && kind !== 'system',
      risk: this.#risk(isGone),
      read: seq <= (isMine ? readByPartner : readByMe),
    }
  }

  /** New chats warn both sides of what strangers ask for (product: safety in chat). */
  #risk(isGone: boolean): TextRisk | null {
    const { seq, body } = this.resource
    const isEarly = seq <= EARLY_MESSAGES && !this.reading.partner.isFictional
    return isEarly && !isGone ? textRisk(body ?? '') : null
  }

  #photo(isMine: boolean) {
    const { photoFace } = this.resource
    return photoFace && { ...shownPhoto(photoFace), covered: !isMine && !this.reading.opensPhotos }
  }

  #gift() {
    const { giftFace, giftCredits } = this.resource
    const { site, language } = this.reading
    return giftFace && giftCredits !== null ? { ...shownGift(giftFace, site, language), credits: giftCredits } : null
  }
}
