import { type Sender, senderBinding, senderId } from '#app/chat/conversations/sender'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { mayBeHeld } from './may_be_held.js'

/** How many people may get the same text; the next one's is held (product: safety in chat). */
const MOST_RECEIVERS = 4
const WITHIN = '7 days'

/** Conversations in which the sender said the same lately, as far as they matter. Asked before the request was read: `body` may be anything. */
export async function sameTextIn(sender: Sender, body: unknown): Promise<string[]> {
  if (!mayBeHeld(body)) return []
  const rows = await tenantRows<{ id: string }>(
    `select distinct conversation_id::text as id from (
       select conversation_id from app.messages
       where tenant_id = (select sec.tenant_id()) and sender_profile_id = ${senderId(sender)}
         and text_key = app.text_key(:body) and sent_at > now() - interval '${WITHIN}'
       union all
       select conversation_id from app.held_messages
       where tenant_id = (select sec.tenant_id()) and sender_profile_id = ${senderId(sender)}
         and text_key = app.text_key(:body) and state <> 'released' and held_at > now() - interval '${WITHIN}') said
     limit ${MOST_RECEIVERS + 1}`,
    { ...senderBinding(sender), body }
  )
  return rows.map(({ id }) => id)
}

/** Whether a text that was said in these conversations is held in another one. */
export function isTooOften(saidIn: readonly string[], conversationId: string | null): boolean {
  return saidIn.filter((id) => id !== conversationId).length >= MOST_RECEIVERS
}
