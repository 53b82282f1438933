import { HeldMessageSchema } from '#generated/schema'
import Message, { type MessageContent } from '#app/chat/conversations/message'

/** Why staff refuse a held message. */
export const HOLD_REASONS = ['spam', 'scam', 'advertising', 'other'] as const

/** A decision is late after these. */
export const HELD_LATE_HOURS = 24

export type HoldReason = (typeof HOLD_REASONS)[number]

/** A message that staff look at first; its text never changes. */
export default class HeldMessage extends HeldMessageSchema {
  declare state: 'held' | 'released' | 'refused'
  declare reason: HoldReason | null

  repeats(receiverId: string, content: MessageContent): boolean {
    return this.requestHash.equals(Message.requestHash(receiverId, content))
  }
}
