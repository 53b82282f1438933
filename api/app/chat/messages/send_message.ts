import { pipeline } from '#app/tenancy/context/pipeline'
import type { GiftOffer } from '#app/credits/gifts/gift_offer'
import type { PhotoOffer } from '#app/chat/photos/photo_offer'
import { type SpendingKind, spend } from '#app/credits/ledger/spend'
import { spendingKey } from '#app/credits/ledger/spending_key'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import { pokeBoth } from '#app/live/poke'
import { notifyMember } from '#app/jobs/notify_member'
import type HeldMessage from '#app/chat/holds/held_message'
import { holdMessage } from '#app/chat/holds/hold_message'
import { isTooOften } from '#app/chat/holds/same_text'
import { noteCareSigns } from '#app/chat/care/note_care_signs'
import { asksWhetherReal } from '#app/safety/honesty/honesty'
import { beginConversation } from './begin_conversation.js'
import type { LockedSender } from './lock_sender.js'
import Message, { type MessageContent } from '#app/chat/conversations/message'
import { heldById } from '#app/chat/holds/own_held'
import { storeHelpNote } from './help_note.js'
import { storeHonestAnswer } from './honest_answer.js'
import { storeMessage } from './store_message.js'
import { dropSentDraft } from '#app/chat/drafts/keep_draft'
import { writerCreditsOf } from '#app/chat/composer/writer_credits'
import { factsAfter, writingFacts } from '#app/chat/composer/writing_facts'
import { type Offer, type Writing, type WritingTerms, writingTerms } from '#app/chat/composer/writing_terms'

/** What somebody asks to send, and what that costs if it has a price of its own. */
export interface OfferedContent extends MessageContent {
  gift?: GiftOffer
  photo?: PhotoOffer
}

interface MessageToSend extends Writing, OfferedContent {
  clientId: string
}

/** Of a question whether the receiver is real. */
const FREE: Offer = { credits: 0, refusal: null }

/** What each kind of message is paid for as. */
const CHARGES = { text: 'message', photo: 'photo', gift: 'gift' } as const satisfies Record<string, SpendingKind>

/** A message, or one that staff look at first. */
export interface Sent {
  message: Message | null
  held: HeldMessage | null
  /** What the system says to who asks whether a fictional profile is real, or to who may be in need. */
  answer: Message | null
  terms: WritingTerms
}

/** Message and charge are one transaction, pipelined in this order. @throws IdempotencyKeyReused, NotFound or `terms.refusal` */
export async function sendMessage(toSend: MessageToSend, locked: LockedSender): Promise<Sent> {
  const { facts, sentBefore, heldBefore, saidIn } = locked
  const { sender, body, gift, photo, clientId } = toSend
  const asksTheTruth = facts?.receiver.isFictional === true && body !== null && asksWhetherReal(body)
  const terms = writingTerms(toSend, facts, gift ?? photo ?? (asksTheTruth ? FREE : null))
  const { receiver } = terms
  if (sentBefore) {
    if (!sentBefore.repeats(receiver.id, toSend)) throw new IdempotencyKeyReused()
    // Whoever was told nothing the first time sends it again.
    const { conversationId: conversation, seq } = sentBefore
    pokeBoth({ kind: 'message', between: [sender.profile.id, receiver.id], conversation, seq })
    return { message: bringing(sentBefore, toSend), held: null, answer: null, terms: writingTerms(toSend, facts) }
  }
  if (heldBefore) {
    const held = await heldById(heldBefore)
    if (!held.repeats(receiver.id, toSend)) throw new IdempotencyKeyReused()
    return { message: null, held, answer: null, terms: writingTerms(toSend, facts) }
  }
  if (terms.refusal) throw terms.refusal
  const charge = { kind: CHARGES[Message.kindOf(toSend)], memberId: sender.id, key: clientId }
  const { cost, isFreeReply, acknowledgementId } = terms
  const isCharged = cost > 0
  const conversationId = facts?.conversationId ?? null
  const paidBy = isCharged ? spendingKey(charge) : undefined
  const isHeld = !asksTheTruth && isTooOften(saidIn, conversationId)
  const written = { sender: sender.profile, receiver, clientId, isFreeReply, paidBy }
  const [, , message, held, answer, signs, isDraftDropped, credits, factsOfHeld] = await pipeline([
    () => conversationId === null && beginConversation(sender.profile, receiver),
    () => isCharged && spend({ ...charge, cost, counterpart: receiver, acknowledgementId }),
    () => (isHeld ? null : storeMessage({ ...written, body, gift, photo })),
    () => (isHeld ? holdMessage({ ...written, body: body! }) : null),
    () => (asksTheTruth ? storeHonestAnswer({ ...toSend, receiver, isFree: !isCharged }) : null),
    () => !isHeld && receiver.isFictional && noteCareSigns({ memberId: sender.id, body, isCharged, site: toSend.site }),
    () => terms.draft !== null && dropSentDraft(sender.profile.id, receiver.id, body ?? ''),
    () => (isCharged ? writerCreditsOf(sender.id, toSend.site) : null),
    () =>
      isHeld ? writingFacts({ profileId: sender.profile.id }, { profileId: receiver.id }, toSend.site) : undefined,
    () => terms.mayBeTold && !isHeld && notifyMember({ about: 'message', from: sender.profile.id, to: receiver.id }),
  ])
  const help = signs && signs.length > 0 ? await storeHelpNote({ ...toSend, receiver, signs }) : null
  return {
    message: message && bringing(message, toSend),
    held,
    answer: answer ?? help,
    terms: writingTerms(
      toSend,
      message ? factsAfter(facts!, { message, isFreeReply, isDraftDropped, credits }) : factsOfHeld
    ),
  }
}

/** Shown as it would be read again. */
function bringing(message: Message, { gift, photo }: OfferedContent): Message {
  Object.assign(message.$extras, { gift: gift?.gift, photo: photo?.photo })
  return message
}
