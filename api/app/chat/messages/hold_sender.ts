import { tenantRows } from '#app/tenancy/context/tenant_context'
import Message from '#app/chat/conversations/message'
import { type Sender, senderBinding, senderId } from '#app/chat/conversations/sender'
import { type Addressee, type WritingFacts, writingFacts } from '#app/chat/composer/writing_facts'

/** What a message depends on, none of which can change before the transaction ends. */
export interface HeldSender {
  facts: WritingFacts | undefined
  /** What the sender already sent under the same id. */
  sentBefore: Message | undefined
}

/**
 * Lets a member's messages queue up, so that limits, free replies and repeated keys are counted without gaps. Statements that
 * travel together are done one after the other: what is read here is read once the sender's turn has come. Members are held,
 * not profiles: looking up his session may note on the profile that he is here, beside this transaction.
 */
export async function holdSender(sender: Sender, addressee: Addressee, clientId: string): Promise<HeldSender> {
  const [, facts, [sentBefore]] = await Promise.all([
    tenantRows(
      `select from members where tenant_id = (select sec.tenant_id())
         and id = (select member_id from profiles where tenant_id = (select sec.tenant_id()) and id = ${senderId(sender)})
       for no key update`,
      senderBinding(sender)
    ),
    writingFacts(sender, addressee),
    tenantRows(
      `select * from messages
       where tenant_id = (select sec.tenant_id()) and sender_profile_id = ${senderId(sender)} and client_id = :clientId`,
      { ...senderBinding(sender), clientId }
    ),
  ])
  return { facts, sentBefore: sentBefore && (Message.$createFromAdapterResult(sentBefore) as Message) }
}
