import Conversation from '#app/chat/conversations/conversation'
import Message from '#app/chat/conversations/message'
import { poke } from '#app/live/poke'
import { count } from '#app/operations/count'
import type Profile from '#app/members/people/profile'
import { afterCommit } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import HeldMessage from './held_message.js'

interface MessageToHold {
  sender: Profile
  receiver: Profile
  body: string
  clientId: string
  paidBy?: string
  isFreeReply: boolean
}

/** The conversation is there for its sender alone while it has no message. */
export async function holdMessage({ sender, receiver, ...message }: MessageToHold): Promise<HeldMessage> {
  const { body, clientId, paidBy, isFreeReply } = message
  const [held] = await tenantModels(
    HeldMessage,
    `with talk as (
       select id, last_seq from app.conversations
       where tenant_id = (select sec.tenant_id()) and low_profile_id = :lowProfileId and high_profile_id = :highProfileId
     ), senders_side as (
       update app.conversation_sides set hidden_at = null, last_message_at = now() from talk
       where tenant_id = (select sec.tenant_id()) and conversation_id = talk.id and profile_id = :sender
     ), receivers_side as (
       update app.conversation_sides set hidden_at = coalesce(hidden_at, now()) from talk
       where tenant_id = (select sec.tenant_id()) and conversation_id = talk.id and profile_id = :receiver and last_seq = 0
     )
     insert into app.held_messages
       (conversation_id, sender_profile_id, receiver_profile_id, client_id, request_hash, body, ledger_transaction_id, is_free_reply)
     select id, :sender, :receiver, :clientId, :requestHash, :body,
       (select id from app.ledger_transactions where tenant_id = (select sec.tenant_id()) and idempotency_key = :paidBy), :isFreeReply
     from talk
     returning *`,
    {
      ...Conversation.pairOf(sender.id, receiver.id),
      sender: sender.id,
      receiver: receiver.id,
      clientId,
      requestHash: Message.requestHash(receiver.id, { body }),
      body,
      paidBy: paidBy ?? null,
      isFreeReply,
    }
  )
  poke({ kind: 'chats', to: [sender.id], conversation: held!.conversationId })
  afterCommit(() => count('messages', 'held'))
  return held!
}
