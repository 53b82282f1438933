import { poke } from '#app/live/poke'
import type Member from '#app/members/people/member'
import { changeSide } from '#app/chat/conversations/change_side'

interface Read {
  partner: string
  seq: number
  isNew: boolean
}

/** Never moves back, nor beyond the last message. @throws NotFound */
export async function readUpTo(member: Member, conversationId: string, seq: number): Promise<void> {
  const [read] = await changeSide<Read>(
    member,
    conversationId,
    `with read as (
       select sides.id, last_read_seq as before, num_unread_messages as unread_before, greatest(last_read_seq, least(cast(:seq as int), last_seq)) as seq
       from app.conversation_sides sides
       join app.conversations on conversations.tenant_id = sides.tenant_id and conversations.id = sides.conversation_id
       where sides.tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId
     )
     update app.conversation_sides sides
     set last_read_seq = read.seq,
       num_unread_messages = (select count(*) from app.messages
         where messages.tenant_id = sides.tenant_id and messages.conversation_id = sides.conversation_id
           and sender_profile_id = sides.partner_profile_id and messages.seq > read.seq)
     from read
     where sides.tenant_id = (select sec.tenant_id()) and sides.id = read.id
     returning partner_profile_id::text as partner, read.seq,
       (read.seq, num_unread_messages) is distinct from (read.before, read.unread_before) as "isNew"`,
    { seq }
  )
  if (!read?.isNew) return
  const about = { kind: 'read', conversation: conversationId, seq: read.seq } as const
  poke({ ...about, to: [read.partner], profile: member.profile.id })
  // Without the other one's profile, their own devices know that it was they who read.
  poke({ ...about, to: [member.profile.id] })
}
