/** SQL: whether the newest message of this profile that never was delivered waits for staff or was refused; null without one. */
export function lastHeld(conversationId: string, profileId: string): string {
  return `(select held.state from app.held_messages held
    where held.tenant_id = (select sec.tenant_id()) and held.conversation_id = ${conversationId}
      and held.sender_profile_id = ${profileId} and held.state <> 'released'
    order by held.held_at desc, held.id desc limit 1)`
}
