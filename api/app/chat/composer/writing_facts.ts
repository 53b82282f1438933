import { isRowId } from '#app/http/validation/row_id'
import Profile from '#app/members/people/profile'
import { isBegun } from '#app/members/people/is_begun'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { canMeet } from '#app/members/people/can_meet'
import { currentAcknowledgements } from '#app/safety/current_acknowledgements'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type { Site } from '#app/tenancy/sites/site'
import type Message from '#app/chat/conversations/message'
import { readReceipt } from '#app/chat/conversations/read_receipt'
import { type Sender, senderBinding, senderId } from '#app/chat/conversations/sender'
import { type WriterCredits, writerCreditsColumns } from './writer_credits.js'

export type Addressee = { profileId: string } | { conversationId: string }

export interface WritingFacts extends WriterCredits {
  receiver: Profile
  conversationId: string | null
  /** Not if all of them are held. */
  hasMessages: boolean
  startedBy: string | null
  freeRepliesUsed: number
  partnerFreeRepliesUsed: number
  /** 0 where either doesn’t show what was read. */
  readByPartner: number
  /** What the sender wrote and has not sent yet. */
  draft: string | null
  /** Conversations, counted as far as the limit of free members. */
  numStarted: number
  /** Either has blocked the other, or the sender has reported the partner. */
  isBlocked: boolean
  isHidden: boolean
  /** Account status of the partner; null for a fictional profile. */
  partnerStatus: string | null
  /** Whether to notify the receiver: nothing is unread yet, or they have a browser with push. */
  mayBeTold: boolean
  acknowledgements: Record<string, string>
}

const NOTHING = '0'

/** One statement. Undefined when writing to oneself, to an unknown profile or in someone else's conversation. */
export async function writingFacts(
  sender: Sender,
  addressee: Addressee,
  { settings }: Site
): Promise<WritingFacts | undefined> {
  const [partner, id] =
    'profileId' in addressee
      ? ['join profiles partner on partner.tenant_id = here.id and partner.id = :addressee', addressee.profileId]
      : [
          `join conversation_sides addressed on addressed.tenant_id = here.id
             and addressed.profile_id = me.id and addressed.conversation_id = :addressee
           join profiles partner on partner.tenant_id = here.id and partner.id = addressed.partner_profile_id`,
          addressee.conversationId,
        ]
  const [receiver] = await tenantModels(
    Profile,
    `select conversations.id::text as "conversationId", coalesce(conversations.last_seq, 0) > 0 as "hasMessages",
            conversations.started_by_profile_id::text as "startedBy",
            coalesce(mine.free_replies_used, 0) + (select count(*)::int from held_messages
              where held_messages.tenant_id = here.id and held_messages.conversation_id = conversations.id
              and held_messages.sender_profile_id = me.id and state = 'held' and is_free_reply) as "freeRepliesUsed",
            coalesce(theirs.free_replies_used, 0) as "partnerFreeRepliesUsed",
            coalesce(${readReceipt('me.read_receipts', 'partner.read_receipts', 'theirs.last_read_seq')}, 0) as "readByPartner",
            (select body from drafts where drafts.tenant_id = here.id
             and drafts.profile_id = me.id and drafts.partner_profile_id = partner.id) as draft,
            (select count(*)::int from (select from conversations started
             where started.tenant_id = here.id and started.started_by_profile_id = me.id limit ${LIMITS.free_conversations}) begun) as "numStarted",
            ${writerCreditsColumns('me.member_id')},
            not (${canMeet('me.id', 'partner.id')}) as "isBlocked",
            ${hiddenFrom('partner.id', 'me.id')} as "isHidden",
            members.status as "partnerStatus",
            partner.member_id is not null and (coalesce(theirs.num_unread_messages, 0) = 0 or exists (
              select from push_subscriptions join sessions
                on sessions.tenant_id = push_subscriptions.tenant_id and sessions.id = push_subscriptions.session_id
              where sessions.tenant_id = here.id and sessions.member_id = partner.member_id)) as "mayBeTold",
            ${currentAcknowledgements('me.member_id')} as acknowledgements,
            partner.*
     from (select sec.tenant_id() as id) here
     join profiles me on me.tenant_id = here.id and me.id = ${senderId(sender)}
     ${partner} and partner.id <> me.id
     left join wallets on wallets.tenant_id = here.id and wallets.member_id = me.member_id
     left join conversations on conversations.tenant_id = here.id
       and low_profile_id = least(me.id, partner.id) and high_profile_id = greatest(me.id, partner.id)
       and ${isBegun('conversations', 'me.id')}
     left join conversation_sides mine on mine.tenant_id = here.id
       and mine.conversation_id = conversations.id and mine.profile_id = me.id
     left join conversation_sides theirs on theirs.tenant_id = here.id
       and theirs.conversation_id = conversations.id and theirs.profile_id = partner.id
     left join members on members.tenant_id = here.id and members.id = partner.member_id`,
    {
      ...senderBinding(sender),
      addressee: isRowId(id) ? id : NOTHING,
      messageCredits: settings.message_credits,
    }
  )
  if (!receiver) return undefined
  return { ...(receiver.$extras as Omit<WritingFacts, 'receiver'>), receiver }
}

/** What is so once a message was stored, as far as sending it changed anything: without asking again. */
export function factsAfter(
  facts: WritingFacts,
  sent: { message: Message; isFreeReply: boolean; isDraftDropped: boolean; credits: WriterCredits | null }
): WritingFacts {
  const { senderProfileId, conversationId, seq } = sent.message
  return {
    ...facts,
    ...sent.credits,
    conversationId,
    hasMessages: true,
    // The first message says who started it; another one may have come since the facts were asked for.
    startedBy: seq === 1 ? senderProfileId : facts.hasMessages ? facts.startedBy : facts.receiver.id,
    freeRepliesUsed: facts.freeRepliesUsed + (sent.isFreeReply ? 1 : 0),
    draft: sent.isDraftDropped ? null : facts.draft,
  }
}
