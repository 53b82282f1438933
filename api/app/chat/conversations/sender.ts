/** A profile, or a session's token hash, so that what a message depends on is read in parallel with authentication. */
export type Sender = { profileId: string } | { session: Buffer }

export function senderId(sender: Sender): string {
  return 'profileId' in sender
    ? ':sender'
    : `(select profiles.id from app.sessions
        join app.profiles on profiles.tenant_id = sessions.tenant_id and profiles.member_id = sessions.member_id
        where sessions.tenant_id = (select sec.tenant_id()) and sessions.token_hash = :sender)`
}

/** SQL: the id of the sender's member. */
export function senderMemberId(sender: Sender): string {
  return 'profileId' in sender
    ? '(select member_id from app.profiles where tenant_id = (select sec.tenant_id()) and id = :sender)'
    : '(select member_id from app.sessions where tenant_id = (select sec.tenant_id()) and token_hash = :sender)'
}

export function senderBinding(sender: Sender): { sender: string | Buffer } {
  return { sender: 'profileId' in sender ? sender.profileId : sender.session }
}
