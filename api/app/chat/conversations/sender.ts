/**
 * Who writes: a profile, or whoever a session is of, by its token's hash. So what a message depends on is looked up while the
 * session is, which alone decides whether anybody is logged in.
 */
export type Sender = { profileId: string } | { session: Buffer }

/** SQL: the id of his profile, with `senderBinding`. */
export function senderId(sender: Sender): string {
  return 'profileId' in sender
    ? ':sender'
    : `(select profiles.id from app.sessions
        join app.profiles on profiles.tenant_id = sessions.tenant_id and profiles.member_id = sessions.member_id
        where sessions.tenant_id = (select sec.tenant_id()) and sessions.token_hash = :sender)`
}

/** What `senderId` is bound to. */
export function senderBinding(sender: Sender): { sender: string | Buffer } {
  return { sender: 'profileId' in sender ? sender.profileId : sender.session }
}
