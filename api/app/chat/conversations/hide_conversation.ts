import { poke } from '#app/live/poke'
import type Member from '#app/members/people/member'
import { changeSide } from './change_side.js'

/** Deletes for this side only: unlisted until the next message, and earlier messages stay hidden. @throws NotFound */
export async function hideConversation(member: Member, conversationId: string): Promise<void> {
  await changeSide(
    member,
    conversationId,
    `update app.conversation_sides
     set hidden_at = now(), hidden_up_to_seq = last_seq, last_read_seq = last_seq, num_unread_messages = 0
     from app.conversations
     where conversation_sides.tenant_id = (select sec.tenant_id()) and profile_id = :profileId
       and conversation_id = :conversationId
       and conversations.tenant_id = conversation_sides.tenant_id and conversations.id = conversation_id`
  )
  poke({ kind: 'chats', to: [member.profile.id], conversation: conversationId })
}
