import type Member from '#app/identity/member'
import type Profile from '#app/members/profile'
import { currentTransaction } from '#app/tenancy/tenant_context'
import Conversation from './conversation.js'

/** What decides whether somebody may write to somebody, and for how much. */
export interface WritingFacts {
  conversationId: string | null
  startedBy: string | null
  /** Free replies each of the two has used up in this conversation. */
  freeRepliesUsed: number
  partnerFreeRepliesUsed: number
  /** How far the partner has read. */
  readByPartner: number
  /** Conversations the sender has started with anybody. */
  numStarted: number
  credits: number
  /** The state of the member behind the partner; null behind a fictional profile. */
  partnerStatus: string | null
}

/** No member has it: stands behind a fictional profile. */
const NOBODY = '0'

/** Reads them in one statement. */
export async function writingFacts(sender: Member, partner: Profile): Promise<WritingFacts> {
  const { rows } = await currentTransaction().rawQuery(
    `select conversations.id::text as "conversationId", conversations.started_by_profile_id::text as "startedBy",
            coalesce(mine.free_replies_used, 0) as "freeRepliesUsed",
            coalesce(theirs.free_replies_used, 0) as "partnerFreeRepliesUsed",
            coalesce(theirs.last_read_seq, 0) as "readByPartner",
            (select count(*)::int from conversations started
             where started.tenant_id = here.id and started.started_by_profile_id = :sender) as "numStarted",
            coalesce((select bonus + bought from wallets
             where wallets.tenant_id = here.id and wallets.member_id = :member), 0) as credits,
            members.status as "partnerStatus"
     from (select sec.tenant_id() as id) here
     left join conversations on conversations.tenant_id = here.id
       and low_profile_id = :lowProfileId and high_profile_id = :highProfileId
     left join conversation_sides mine on mine.tenant_id = here.id
       and mine.conversation_id = conversations.id and mine.profile_id = :sender
     left join conversation_sides theirs on theirs.tenant_id = here.id
       and theirs.conversation_id = conversations.id and theirs.profile_id = :partner
     left join members on members.tenant_id = here.id and members.id = :partnerMember`,
    {
      ...Conversation.pairOf(sender.profile.id, partner.id),
      sender: sender.profile.id,
      member: sender.id,
      partner: partner.id,
      partnerMember: partner.memberId ?? NOBODY,
    }
  )
  return rows[0]
}
