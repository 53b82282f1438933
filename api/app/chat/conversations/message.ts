import { createHash } from 'node:crypto'
import { MessageSchema } from '#generated/schema'

/** The largest `seq` PostgreSQL's integer holds. */
export const LARGEST_SEQ = 2_147_483_647

/** Never changes, except that erasure removes the text. */
export default class Message extends MessageSchema {
  /** Distinguishes a repeated request from another message under the same idempotency key. */
  static requestHash(receiverId: string, body: string): Buffer {
    return createHash('sha256')
      .update(JSON.stringify([receiverId, body]))
      .digest()
  }

  repeats(receiverId: string, body: string): boolean {
    return this.requestHash.equals(Message.requestHash(receiverId, body))
  }
}
