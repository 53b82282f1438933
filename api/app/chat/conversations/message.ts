import { createHash } from 'node:crypto'
import { MessageSchema } from '#generated/schema'

/** One message of a conversation. It is written once and never changed. */
export default class Message extends MessageSchema {
  /** What is kept of a request to tell a repetition from another message under the same key. */
  static requestHash(receiverId: string, body: string): Buffer {
    return createHash('sha256')
      .update(JSON.stringify([receiverId, body]))
      .digest()
  }

  /** Whether a request under this message's key asks for this message again. */
  repeats(receiverId: string, body: string): boolean {
    return this.requestHash.equals(Message.requestHash(receiverId, body))
  }
}
