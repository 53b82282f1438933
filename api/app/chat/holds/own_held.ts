import { tenantModels } from '#app/tenancy/context/tenant_models'
import HeldMessage from './held_message.js'

/** How long the sender is told that a message was refused. */
const TOLD_DAYS = 30

const WITH_CREDITS = `
  select held.*, coalesce((select sum(entries.amount)::int from app.ledger_entries entries
      where entries.tenant_id = held.tenant_id and entries.transaction_id = held.ledger_transaction_id
        and entries.account = 'platform.spent'), 0) as credits
  from app.held_messages held where held.tenant_id = (select sec.tenant_id())`

/** What a member wrote in a conversation that is held, or was refused lately, the oldest first. */
export function ownHeld(profileId: string, conversationId: string): Promise<HeldMessage[]> {
  return tenantModels(
    HeldMessage,
    `${WITH_CREDITS} and held.conversation_id = :conversationId and held.sender_profile_id = :profileId
       and (state = 'held' or state = 'refused' and decided_at > now() - interval '${TOLD_DAYS} days')
     order by held_at, id`,
    { profileId, conversationId }
  )
}

/** One as its sender is shown it. */
export async function heldById(id: string): Promise<HeldMessage> {
  const [held] = await tenantModels(HeldMessage, `${WITH_CREDITS} and held.id = :id`, { id })
  return held!
}
