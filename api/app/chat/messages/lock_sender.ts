import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Message from '#app/chat/conversations/message'
import { sameTextIn } from '#app/chat/holds/same_text'
import { type Sender, senderBinding, senderId, senderMemberId } from '#app/chat/conversations/sender'
import type { Site } from '#app/tenancy/sites/site'
import { type Addressee, type WritingFacts, writingFacts } from '#app/chat/composer/writing_facts'

export interface LockedSender {
  facts: WritingFacts | undefined
  sentBefore: Message | undefined
  /** The held message that the same request made before. */
  heldBefore: string | null
  /** Conversations in which the sender said the same lately. */
  saidIn: string[]
}

/** Serializes a member's messages; `said` are the words of one that may be held. Locks `members`, as authentication may update the profile's last activity in another transaction. */
export async function lockSender(
  sender: Sender,
  addressee: Addressee,
  clientId: string,
  site: Site,
  said?: unknown
): Promise<LockedSender> {
  const [, facts, [before], saidIn] = await pipeline([
    () =>
      tenantRows(
        `select from members where tenant_id = (select sec.tenant_id()) and id = ${senderMemberId(sender)} for no key update`,
        senderBinding(sender)
      ),
    () => writingFacts(sender, addressee, site),
    () =>
      tenantModels(
        Message,
        `select messages.*, held.id::text as "heldId" from (select cast(${senderId(sender)} as bigint) as id) me
       left join messages on messages.tenant_id = (select sec.tenant_id())
         and messages.sender_profile_id = me.id and messages.client_id = :clientId
       left join held_messages held on held.tenant_id = (select sec.tenant_id())
         and held.sender_profile_id = me.id and held.client_id = :clientId`,
        { ...senderBinding(sender), clientId }
      ),
    () => sameTextIn(sender, said),
  ])
  return { facts, sentBefore: before!.id ? before : undefined, heldBefore: before!.$extras.heldId, saidIn }
}
