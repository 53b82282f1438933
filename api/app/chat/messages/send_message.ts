import { spend } from '#app/credits/ledger/spend'
import { spendingKey } from '#app/credits/ledger/spending_key'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import { tellMember } from '#app/jobs/notify_member'
import { beginConversation } from './begin_conversation.js'
import type { HeldSender } from './hold_sender.js'
import type Message from '#app/chat/conversations/message'
import { storeMessage } from './store_message.js'
import { writingFacts } from '#app/chat/composer/writing_facts'
import { type Writing, type WritingTerms, writingTerms } from '#app/chat/composer/writing_terms'

interface MessageToSend extends Writing {
  body: string
  /** The client's own id of the message: sent again, it is the same message. */
  clientId: string
}

/** The message, and the terms for the next one. */
interface Sent {
  message: Message
  terms: WritingTerms
}

/**
 * A member writes to somebody. The message and its charge stand in one transaction: neither is kept without the other. What
 * opens the conversation, charges and stores travels together, in this order.
 * @throws IdempotencyKeyReused NotFound ActivationRequired ProfilePaused SexualityConsentRequired PartnerUnavailable ConversationLimit FictionalConsentRequired NotEnoughCredits
 */
export async function sendMessage(toSend: MessageToSend, { facts, sentBefore }: HeldSender): Promise<Sent> {
  const { sender, body, clientId } = toSend
  const terms = writingTerms(toSend, facts)
  const { receiver } = terms
  if (sentBefore) {
    if (!sentBefore.repeats(receiver.id, body)) throw new IdempotencyKeyReused()
    return { message: sentBefore, terms }
  }
  if (terms.refusal) throw terms.refusal
  const charge = { kind: 'message', memberId: sender.id, key: clientId } as const
  const { cost, isFreeReply, acknowledgementId } = terms
  const isCharged = cost > 0
  const [, , message, next] = await Promise.all([
    beginConversation(sender.profile, receiver),
    isCharged && spend({ ...charge, cost, counterpart: receiver, acknowledgementId }),
    storeMessage({
      sender: sender.profile,
      receiver,
      body,
      clientId,
      isFreeReply,
      paidBy: isCharged ? spendingKey(charge) : undefined,
    }),
    writingFacts({ profileId: sender.profile.id }, { profileId: receiver.id }),
    terms.mayBeTold && tellMember({ about: 'message', from: sender.profile.id, to: receiver.id }),
  ])
  return { message, terms: writingTerms(toSend, next) }
}
