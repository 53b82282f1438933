import { spend } from '#app/credits/spend'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import type Profile from '#app/members/profile'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { beginConversation } from './begin_conversation.js'
import Message from './message.js'
import { storeMessage } from './store_message.js'
import { type Writing, type WritingTerms, writingTerms } from './writing_terms.js'

interface MessageToSend extends Writing {
  body: string
  /** The client's own id of the message: sent again, it is the same message. */
  clientId: string
}

/**
 * A member writes to somebody. The message and its charge stand in one transaction: neither is kept without the other.
 * @throws IdempotencyKeyReused NotFound ActivationRequired ConversationLimit FictionalConsentRequired NotEnoughCredits
 */
export async function sendMessage(message: MessageToSend): Promise<Message> {
  const { sender, receiver, body, clientId } = message
  await oneAtATime(sender.profile)
  const sentBefore = await Message.findBy({ senderProfileId: sender.profile.id, clientId })
  if (sentBefore) return repeated(sentBefore, message)
  const terms = await writingTerms(message)
  if (terms.refusal) throw terms.refusal
  const conversation = terms.conversationId
    ? { id: terms.conversationId }
    : await beginConversation(sender.profile, receiver)
  return storeMessage({
    conversation,
    sender: sender.profile,
    receiver,
    body,
    clientId,
    isFreeReply: terms.isFreeReply,
    ledgerTransactionId: await charge(message, terms),
  })
}

/** A sender's messages queue up, so that limits, free replies and repeated keys are counted without gaps. */
async function oneAtATime({ id }: Profile): Promise<void> {
  await currentTransaction().rawQuery(
    'select from profiles where tenant_id = (select sec.tenant_id()) and id = ? for no key update',
    [id]
  )
}

function repeated(message: Message, { receiver, body }: MessageToSend): Message {
  if (!message.repeats(receiver.id, body)) throw new IdempotencyKeyReused()
  return message
}

async function charge({ sender, receiver, clientId }: MessageToSend, terms: WritingTerms): Promise<string | undefined> {
  if (terms.cost === 0) return undefined
  const { acknowledgementId } = terms
  const { transactionId } = await spend({
    memberId: sender.id,
    cost: terms.cost,
    kind: 'message',
    key: clientId,
    counterpart: receiver,
    acknowledgementId,
  })
  return transactionId
}
