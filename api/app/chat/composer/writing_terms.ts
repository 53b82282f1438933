import { SexualityConsentRequired } from '#app/members/people/members_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import type Member from '#app/members/people/member'
import { NotEnoughCredits } from '#app/credits/ledger/credits_errors'
import { NotFound, type Refusal } from '#app/http/http_errors'
import { fictionalMark } from '#app/members/people/fictional_mark'
import { ProfilePaused, ProfileUnderReview } from '#app/members/people/members_errors'
import type Profile from '#app/members/people/profile'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type { Site } from '#app/tenancy/sites/site'
import { ConversationLimit, FictionalConsentRequired, PartnerUnavailable } from '#app/chat/conversations/chat_errors'
import type { WritingFacts } from './writing_facts.js'

/** Who wants to write, at which brand, reading which language. */
export interface Writing {
  sender: Member
  site: Site
  language: string
}

/** On what terms one may write to the other now. The composer shows them and sending obeys them, so the two can't differ. */
export interface WritingTerms {
  receiver: Profile
  cost: number
  isFreeReply: boolean
  freeRepliesLeft: number
  /** The partner is a free member who can answer without credits. */
  partnerAnswersFree: boolean
  readByPartner: number
  credits: number
  /** The receiver is told of what he gets. */
  mayBeTold: boolean
  /** What covers a charge on a fictional profile. */
  acknowledgementId: string | null
  /** Why nothing can be sent; null when it can. */
  refusal: Refusal | null
}

/** The terms that follow: who started, who pays, what stands against it. @throws NotFound for who writes to nobody */
export function writingTerms({ sender, site, language }: Writing, facts: WritingFacts | undefined): WritingTerms {
  if (!facts) throw new NotFound()
  const { receiver } = facts
  const mark = fictionalMark(receiver, site, language).fictional
  const acknowledgementId = mark && (facts.acknowledgements[mark.version] ?? null)
  const freeRepliesLeft = mayAnswerFree(sender.profile, receiver, facts.startedBy)
    ? Math.max(0, site.settings.free_replies - facts.freeRepliesUsed)
    : 0
  const cost = freeRepliesLeft > 0 ? 0 : site.settings.message_credits
  return {
    receiver,
    cost,
    isFreeReply: freeRepliesLeft > 0,
    freeRepliesLeft,
    partnerAnswersFree:
      mayAnswerFree(receiver, sender.profile, facts.startedBy ?? sender.profile.id) &&
      facts.partnerFreeRepliesUsed < site.settings.free_replies,
    readByPartner: facts.readByPartner,
    credits: facts.credits,
    mayBeTold: facts.mayBeTold,
    acknowledgementId,
    refusal:
      refusedByPartner(sender, facts) ??
      (sender.profile.paused ? new ProfilePaused() : null) ??
      (sender.profile.withheld ? new SexualityConsentRequired() : null) ??
      (sender.profile.underReview ? new ProfileUnderReview() : null) ??
      refusedByLimit(sender.profile, facts) ??
      (mark && !acknowledgementId ? new FictionalConsentRequired({ version: mark.version }) : null) ??
      (facts.credits < cost ? new NotEnoughCredits({ required: cost, credits: facts.credits }) : null),
  }
}

/** Free replies are for a free member whom a real member has written to first; nobody answers a fictional profile free. */
function mayAnswerFree(answering: Profile, starter: Profile, startedBy: string | null): boolean {
  return !answering.isFictional && !answering.paidUser && !starter.isFictional && startedBy === starter.id
}

function refusedByPartner(sender: Member, facts: WritingFacts): Refusal | null {
  const { receiver } = facts
  if (facts.isBlocked || receiver.leftAt || (receiver.isFictional && !sender.showFictional)) return new NotFound()
  // It would reach nobody, and nobody shall pay for that. Why, is the other one's affair.
  if (facts.isHidden) return new PartnerUnavailable()
  if (receiver.status === 'active') return null
  if ((receiver.paused || receiver.isHeldBack) && facts.conversationId) return new PartnerUnavailable()
  // Who was written to by somebody not yet activated knows of him, and is told why he can't reply; for others he isn't there.
  return facts.partnerStatus === 'not_confirmed' && facts.conversationId
    ? new ActivationRequired({ context: 'partner' })
    : new NotFound()
}

function refusedByLimit(sender: Profile, { conversationId, numStarted }: WritingFacts): Refusal | null {
  return !sender.paidUser && !conversationId && numStarted >= LIMITS.free_conversations
    ? new ConversationLimit({ limit: LIMITS.free_conversations })
    : null
}
