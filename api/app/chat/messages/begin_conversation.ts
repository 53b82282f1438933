import type Profile from '#app/members/people/profile'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import Conversation from '#app/chat/conversations/conversation'

/** Does nothing if the pair has a conversation: of two who start at the same moment, the first is the starter. */
export async function beginConversation(starter: Profile, partner: Profile): Promise<void> {
  await tenantRows(
    `with begun as (
       insert into conversations (low_profile_id, high_profile_id, started_by_profile_id)
       values (:lowProfileId, :highProfileId, :starterId)
       on conflict (tenant_id, low_profile_id, high_profile_id) do nothing
       returning *
     )
     insert into conversation_sides (conversation_id, profile_id, partner_profile_id)
     select id, low_profile_id, high_profile_id from begun
     union all select id, high_profile_id, low_profile_id from begun`,
    { ...Conversation.pairOf(starter.id, partner.id), starterId: starter.id }
  )
}
