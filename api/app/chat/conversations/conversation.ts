import { ConversationSchema } from '#generated/schema'

/** What two profiles write to each other: one per pair, for good. */
export default class Conversation extends ConversationSchema {
  /** The two columns that name a pair, whoever of the two asks. */
  static pairOf(one: string, other: string): { lowProfileId: string; highProfileId: string } {
    const [lowProfileId, highProfileId] = BigInt(one) < BigInt(other) ? [one, other] : [other, one]
    return { lowProfileId, highProfileId }
  }

  /** The other of the two. */
  partnerIdOf(profileId: string): string {
    return this.lowProfileId === profileId ? this.highProfileId : this.lowProfileId
  }
}
