/** SQL: a conversation is there for this profile. While all its messages are held, it is for its starter alone. */
export function isBegun(conversations: string, profileId: string): string {
  return `(${conversations}.last_seq > 0 or ${conversations}.started_by_profile_id = ${profileId})`
}
