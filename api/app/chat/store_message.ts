import type Profile from '#app/members/profile'
import { currentTransaction } from '#app/tenancy/tenant_context'
import type Conversation from './conversation.js'
import Message from './message.js'

interface MessageToStore {
  conversation: Pick<Conversation, 'id'>
  sender: Profile
  receiver: Profile
  body: string
  /** The sender's own id of the message; one message per sender and id. */
  clientId: string
  /** What was paid for it; null for what is free. */
  ledgerTransactionId?: string
  isFreeReply?: boolean
}

/**
 * Writes a message into a conversation: takes the next number, counts it as unread for the receiver and as read for the
 * sender, and brings the conversation back to both lists. One statement, so that numbers have no gaps and follow commits.
 */
export async function storeMessage({ conversation, sender, receiver, ...message }: MessageToStore): Promise<Message> {
  const { rows } = await currentTransaction().rawQuery(
    `with raised as (
       update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp()
       where tenant_id = (select sec.tenant_id()) and id = :conversation
       returning id, last_seq, last_message_at
     ), stored as (
       insert into messages
         (conversation_id, seq, sender_profile_id, client_id, request_hash, body, ledger_transaction_id, sent_at)
       select id, last_seq, :sender, :clientId, :requestHash, :body, :ledgerTransactionId, last_message_at from raised
       returning *
     ), senders_side as (
       update conversation_sides set hidden_at = null, last_read_seq = raised.last_seq, num_unread_messages = 0,
         free_replies_used = free_replies_used + :freeReplies
       from raised
       where tenant_id = (select sec.tenant_id()) and conversation_id = raised.id and profile_id = :sender
     ), receivers_side as (
       update conversation_sides set hidden_at = null, num_unread_messages = num_unread_messages + 1
       from raised
       where tenant_id = (select sec.tenant_id()) and conversation_id = raised.id and profile_id = :receiver
     )
     select * from stored`,
    {
      conversation: conversation.id,
      sender: sender.id,
      receiver: receiver.id,
      clientId: message.clientId,
      requestHash: Message.requestHash(receiver.id, message.body),
      body: message.body,
      // Lucid's type for bindings forgets null, which means free.
      ledgerTransactionId: (message.ledgerTransactionId ?? null) as string,
      freeReplies: message.isFreeReply ? 1 : 0,
    }
  )
  return Message.$createFromAdapterResult(rows[0]) as Message
}
