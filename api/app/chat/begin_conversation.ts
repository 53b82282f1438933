import type Profile from '#app/members/profile'
import { currentTransaction } from '#app/tenancy/tenant_context'
import Conversation from './conversation.js'

/**
 * Opens the conversation of a pair. When the partner does the same at this moment, his is the one: there is one per pair,
 * and who came first has started it.
 */
export async function beginConversation(starter: Profile, partner: Profile): Promise<Conversation> {
  const pair = Conversation.pairOf(starter.id, partner.id)
  const { rows } = await currentTransaction().rawQuery(
    `with begun as (
       insert into conversations (low_profile_id, high_profile_id, started_by_profile_id)
       values (:lowProfileId, :highProfileId, :starterId)
       on conflict (tenant_id, low_profile_id, high_profile_id) do nothing
       returning *
     ), sides as (
       insert into conversation_sides (conversation_id, profile_id, partner_profile_id)
       select id, low_profile_id, high_profile_id from begun
       union all select id, high_profile_id, low_profile_id from begun
     )
     select * from begun`,
    { ...pair, starterId: starter.id }
  )
  if (rows[0]) return Conversation.$createFromAdapterResult(rows[0]) as Conversation
  return Conversation.findByOrFail(pair)
}
