import { ConversationSchema } from '#generated/schema'

/** The only conversation of a pair of profiles. */
export default class Conversation extends ConversationSchema {
  static pairOf(one: string, other: string): { lowProfileId: string; highProfileId: string } {
    const [lowProfileId, highProfileId] = BigInt(one) < BigInt(other) ? [one, other] : [other, one]
    return { lowProfileId, highProfileId }
  }

  partnerIdOf(profileId: string): string {
    return this.lowProfileId === profileId ? this.highProfileId : this.lowProfileId
  }
}
