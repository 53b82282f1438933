import {
  ActivationRequired,
  ProfilePaused,
  ProfileSanctioned,
  ProfileUnderReview,
  SexualityConsentRequired,
} from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import { refusalTold } from '#app/credits/guards/spending_refusal'
import { NotEnoughCredits } from '#app/credits/ledger/credits_errors'
import { NotFound, type Refusal } from '#app/http/http_errors'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type Profile from '#app/members/people/profile'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import { type MessagePrice, messagePrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import { ConversationLimit, FictionalConsentRequired, PartnerUnavailable } from '#app/chat/conversations/chat_errors'
import type { WritingFacts } from './writing_facts.js'

export interface Writing {
  sender: Member
  site: Site
  language: string
}

/** What a message brings at a price of its own: a gift or a photo. */
export interface Offer {
  credits: number
  refusal: Refusal | null
}

/** Shown by the composer and enforced when sending, so that the two can't differ. */
export interface WritingTerms {
  receiver: Profile
  cost: number
  isFreeReply: boolean
  freeRepliesLeft: number
  partnerAnswersFree: boolean
  readByPartner: number
  draft: string | null
  credits: number
  bonusCredits: number
  price: MessagePrice | null
  mayBeTold: boolean
  acknowledgementId: string | null
  refusal: Refusal | null
}

/**
 * Of the next message. What it brings is never a free reply, and what its sender's limits say is then left to the spend, which knows its price.
 * @throws NotFound without facts: the addressee doesn't exist for the sender
 */
export function writingTerms(
  { sender, site, language }: Writing,
  facts: WritingFacts | undefined,
  offer: Offer | null = null
): WritingTerms {
  if (!facts) throw new NotFound()
  const { receiver } = facts
  const mark = fictionalMark(receiver, site, language).fictional
  const acknowledgementId = mark && (facts.acknowledgements[mark.version] ?? null)
  const freeRepliesLeft = mayAnswerFree(sender.profile, receiver, facts.startedBy)
    ? Math.max(0, site.settings.free_replies - facts.freeRepliesUsed)
    : 0
  const isFreeReply = !offer && freeRepliesLeft > 0
  const cost = offer ? offer.credits : isFreeReply ? 0 : site.settings.message_credits
  return {
    receiver,
    cost,
    isFreeReply,
    freeRepliesLeft,
    partnerAnswersFree:
      mayAnswerFree(receiver, sender.profile, facts.startedBy ?? sender.profile.id) &&
      facts.partnerFreeRepliesUsed < site.settings.free_replies,
    readByPartner: facts.readByPartner,
    draft: facts.draft,
    credits: facts.credits,
    bonusCredits: facts.bonusCredits,
    price: messagePrice(site, sender.profile.country, facts.paidPrice),
    mayBeTold: facts.mayBeTold,
    acknowledgementId,
    refusal:
      refusedByPartner(sender, facts) ??
      (sender.profile.paused ? new ProfilePaused() : null) ??
      (sender.profile.withheld ? new SexualityConsentRequired() : null) ??
      (sender.profile.underReview ? new ProfileUnderReview() : null) ??
      (sender.profile.sanctioned ? new ProfileSanctioned() : null) ??
      refusedByLimit(sender.profile, facts) ??
      (mark && !acknowledgementId ? new FictionalConsentRequired({ version: mark.version }) : null) ??
      offer?.refusal ??
      (cost > 0 && !offer ? refusalTold(facts.spendingRefusal) : null) ??
      (facts.credits < cost ? new NotEnoughCredits({ required: cost, credits: facts.credits }) : null),
  }
}

/** Free replies are for free members in a conversation started by a real member, never for answers to fictional profiles. */
function mayAnswerFree(answering: Profile, starter: Profile, startedBy: string | null): boolean {
  return !answering.isFictional && !answering.paidUser && !starter.isFictional && startedBy === starter.id
}

function refusedByPartner(sender: Member, facts: WritingFacts): Refusal | null {
  const { receiver } = facts
  if (facts.isBlocked || receiver.leftAt || (receiver.isFictional && !sender.showFictional)) return new NotFound()
  // The message would not be seen, so it must not be charged; why stays private to the partner.
  if (facts.isHidden) return new PartnerUnavailable()
  if (receiver.status === 'active') return null
  if ((receiver.paused || receiver.isHeldBack) && facts.conversationId) return new PartnerUnavailable()
  // A member not yet activated exists only for partners they have written to, who learn why they can't reply.
  return facts.partnerStatus === 'not_confirmed' && facts.conversationId
    ? new ActivationRequired({ context: 'partner' })
    : new NotFound()
}

function refusedByLimit(sender: Profile, { conversationId, numStarted }: WritingFacts): Refusal | null {
  return !sender.paidUser && !conversationId && numStarted >= LIMITS.free_conversations
    ? new ConversationLimit({ limit: LIMITS.free_conversations })
    : null
}
