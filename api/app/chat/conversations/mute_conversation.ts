import { poke } from '#app/live/poke'
import type Member from '#app/members/people/member'
import { changeSide } from './change_side.js'

/** A muted conversation counts as unread like any other, but sends no push and no mail. @throws NotFound */
export async function muteConversation(member: Member, conversationId: string, isMuted: boolean): Promise<void> {
  await changeSide(
    member,
    conversationId,
    `update app.conversation_sides set muted_at = ${isMuted ? 'coalesce(muted_at, now())' : 'null'}
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId`
  )
  poke({ kind: 'chats', to: [member.profile.id], conversation: conversationId })
}
