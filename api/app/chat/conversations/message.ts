import { createHash } from 'node:crypto'
import { MessageSchema } from '#generated/schema'
import type { GiftFace } from '#app/credits/gifts/gift_face'
import type { PhotoFace } from '#app/chat/photos/chat_photo'

/** The largest `seq` PostgreSQL's integer holds. */
export const LARGEST_SEQ = 2_147_483_647

export type MessageKind = 'text' | 'photo' | 'gift' | 'system'

/** What somebody asks to send. */
export interface MessageContent {
  /** Null for a gift or a photo without words. */
  body: string | null
  gift?: { id: string; credits: number }
  photo?: { id: string }
}

/** Never changes, except that erasure removes the text. */
export default class Message extends MessageSchema {
  declare kind: MessageKind

  static kindOf({ gift, photo }: MessageContent): Exclude<MessageKind, 'system'> {
    return gift ? 'gift' : photo ? 'photo' : 'text'
  }

  /** Distinguishes a repeated request from another message under the same idempotency key. */
  static requestHash(receiverId: string, content: MessageContent): Buffer {
    const { gift, photo, body } = content
    return createHash('sha256')
      .update(JSON.stringify([receiverId, Message.kindOf(content), (gift ?? photo)?.id ?? null, body]))
      .digest()
  }

  repeats(receiverId: string, content: MessageContent): boolean {
    return this.requestHash.equals(Message.requestHash(receiverId, content))
  }

  /** What the gift of a message is called and how it looks, where it was asked for (`giftFace`). */
  get giftFace(): GiftFace | null {
    return this.$extras.gift ?? null
  }

  /** The photo of a message, where it was asked for (`photoFace`). */
  get photoFace(): PhotoFace | null {
    return this.$extras.photo ?? null
  }
}
