import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Message from '#app/chat/conversations/message'
import HeldMessage from '#app/chat/holds/held_message'
import { sameTextIn } from '#app/chat/holds/same_text'
import { type Sender, senderBinding, senderId } from '#app/chat/conversations/sender'
import type { Site } from '#app/tenancy/sites/site'
import { type Addressee, type WritingFacts, writingFacts } from '#app/chat/composer/writing_facts'

export interface LockedSender {
  facts: WritingFacts | undefined
  sentBefore: Message | undefined
  heldBefore: HeldMessage | undefined
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
  const [, facts, [sentBefore], [heldBefore], saidIn] = await pipeline([
    () =>
      tenantRows(
        `select from members where tenant_id = (select sec.tenant_id())
         and id = (select member_id from profiles where tenant_id = (select sec.tenant_id()) and id = ${senderId(sender)})
       for no key update`,
        senderBinding(sender)
      ),
    () => writingFacts(sender, addressee, site),
    () =>
      tenantModels(
        Message,
        `select * from messages
       where tenant_id = (select sec.tenant_id()) and sender_profile_id = ${senderId(sender)} and client_id = :clientId`,
        { ...senderBinding(sender), clientId }
      ),
    () =>
      tenantModels(
        HeldMessage,
        `select * from held_messages
       where tenant_id = (select sec.tenant_id()) and sender_profile_id = ${senderId(sender)} and client_id = :clientId`,
        { ...senderBinding(sender), clientId }
      ),
    () => sameTextIn(sender, said),
  ])
  return { facts, sentBefore, heldBefore, saidIn }
}
