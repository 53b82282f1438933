import { pokeBoth } from '#app/live/poke'
import { countDeskSoon } from '#app/chat/desk/count_desk'
import { count } from '#app/operations/count'
import type Profile from '#app/members/people/profile'
import { afterCommit } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Conversation from '#app/chat/conversations/conversation'
import Message, { type MessageContent } from '#app/chat/conversations/message'

interface MessageToStore extends MessageContent {
  sender: Profile
  receiver: Profile
  clientId: string
  /** What its sender asked to send, where that is not what is stored. */
  asked?: MessageContent
  paidBy?: string
  /** Its charge, where that was booked earlier. */
  charge?: string | null
  isFreeReply?: boolean
  /** Of the system, in the sender's name. */
  isOfSystem?: boolean
  /** Of the system, to who may be in need (`chat/care`). */
  pointsToHelp?: boolean
  /** Its sender may not have read what came before: staff released it, or the system wrote it. */
  isUnseenBySender?: boolean
}

/** Also unhides the conversation on both sides; its first message says who started it. One statement, so that sequence numbers have no gaps and follow commits. */
export async function storeMessage({ sender, receiver, ...message }: MessageToStore): Promise<Message> {
  const [stored] = await tenantModels(
    Message,
    `with raised as (
       update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp(),
         started_by_profile_id = case last_seq when 0 then cast(:sender as bigint) else started_by_profile_id end
       where tenant_id = (select sec.tenant_id()) and low_profile_id = :lowProfileId and high_profile_id = :highProfileId
       returning id, last_seq, last_message_at
     ), stored as (
       insert into messages
         (conversation_id, seq, sender_profile_id, client_id, request_hash, kind, body, gift_id, gift_credits,
          ledger_transaction_id, points_to_help, sent_at)
       select id, last_seq, :sender, :clientId, :requestHash, :kind, :body, cast(:gift as bigint), cast(:giftCredits as int),
         coalesce(cast(:charge as bigint),
           (select id from app.ledger_transactions where tenant_id = (select sec.tenant_id()) and idempotency_key = :paidBy)),
         cast(:pointsToHelp as boolean), last_message_at
       from raised
       returning *
     )${message.photo ? `, ${BROUGHT}` : ''}, senders_side as (
       update conversation_sides set hidden_at = null, last_message_at = raised.last_message_at,
         ${message.isUnseenBySender ? '' : 'last_read_seq = raised.last_seq, num_unread_messages = 0,'}
         free_replies_used = free_replies_used + :freeReplies
       from raised
       where tenant_id = (select sec.tenant_id()) and conversation_id = raised.id and profile_id = :sender
     ), receivers_side as (
       update conversation_sides set hidden_at = null, last_message_at = raised.last_message_at,
         num_unread_messages = num_unread_messages + 1
       from raised
       where tenant_id = (select sec.tenant_id()) and conversation_id = raised.id and profile_id = :receiver
     )
     ${receiver.isFictional ? `, ${WAITS}` : ''}${sender.isFictional && !message.isOfSystem ? `, ${ANSWERED}` : ''}
     select * from stored`,
    {
      ...Conversation.pairOf(sender.id, receiver.id),
      sender: sender.id,
      receiver: receiver.id,
      clientId: message.clientId,
      requestHash: Message.requestHash(receiver.id, message.asked ?? message),
      kind: message.isOfSystem ? 'system' : Message.kindOf(message),
      body: message.body,
      gift: message.gift?.id ?? null,
      giftCredits: message.gift?.credits ?? null,
      ...(message.photo && { photo: message.photo.id }),
      paidBy: message.paidBy ?? null,
      charge: message.charge ?? null,
      pointsToHelp: message.pointsToHelp === true,
      freeReplies: message.isFreeReply ? 1 : 0,
    }
  )
  const { conversationId: conversation, seq } = stored!
  pokeBoth({ kind: 'message', between: [sender.id, receiver.id], conversation, seq })
  afterCommit(() => count('messages', 'sent'))
  if (receiver.isFictional || sender.isFictional) countDeskSoon()
  return stored!
}

const BROUGHT = `brought as (
  update chat_photos set message_id = stored.id from stored
  where chat_photos.tenant_id = (select sec.tenant_id()) and chat_photos.id = :photo
)`

/** For staff, who answer for the receiver (`chat/desk`). */
const WAITS = `waits as (
  insert into desk_chats (conversation_id, profile_id, partner_profile_id, waiting_since)
  select id, :receiver, :sender, last_message_at from raised
  on conflict (tenant_id, conversation_id) do update
    set waiting_since = coalesce(desk_chats.waiting_since, excluded.waiting_since)
)`

const ANSWERED = `answered as (
  update desk_chats set waiting_since = null from raised
  where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.conversation_id = raised.id
)`
