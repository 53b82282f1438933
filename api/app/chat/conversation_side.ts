import { DateTime } from 'luxon'
import { NotFound } from '#app/http/http_errors'
import { ConversationSideSchema } from '#generated/schema'
import Conversation from './conversation.js'
import Message from './message.js'

/** A conversation as one of the two has it: how far he read, what he deleted, how often he answered free. */
export default class ConversationSide extends ConversationSideSchema {
  /**
   * One's own side, held until the transaction ends: a message that arrives meanwhile waits, and is counted after.
   * @throws NotFound when the conversation is not his
   */
  static async hold(profileId: string, conversationId: string): Promise<ConversationSide> {
    const side = await this.query().where({ profileId, conversationId }).forUpdate().first()
    if (!side) throw new NotFound()
    return side
  }

  /** Reads up to a message; never back, never further than there is something to read. */
  async readUpTo(seq: number): Promise<void> {
    const { lastSeq } = await Conversation.findOrFail(this.conversationId)
    this.lastReadSeq = Math.max(this.lastReadSeq, Math.min(seq, lastSeq))
    this.numUnreadMessages = await this.#countUnread()
    await this.save()
  }

  /** Deletes the conversation for this side alone: it leaves the list until the next message, what was said stays gone. */
  async hide(): Promise<void> {
    const { lastSeq } = await Conversation.findOrFail(this.conversationId)
    this.hiddenAt = DateTime.now()
    this.hiddenUpToSeq = this.lastReadSeq = lastSeq
    this.numUnreadMessages = 0
    await this.save()
  }

  async #countUnread(): Promise<number> {
    const [{ $extras }] = (await Message.query()
      .where('conversation_id', this.conversationId)
      .where('sender_profile_id', this.partnerProfileId)
      .where('seq', '>', this.lastReadSeq)
      .count('* as unread')) as [Message]
    return Number($extras.unread)
  }
}
