import { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery, type CardRow } from '#app/members/people/card_query'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { canMeet } from '#app/members/people/can_meet'
import { type ColumnsOf, PlainColumns } from '#app/tenancy/context/plain_row'
import type { Site } from '#app/tenancy/sites/site'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import Conversation from './conversation.js'
import ConversationSide from './conversation_side.js'
import Message from '#app/chat/conversations/message'

export interface Chat {
  conversation: ColumnsOf<typeof Conversation>
  partner: Card
  mine: ColumnsOf<typeof ConversationSide>
  theirs: ColumnsOf<typeof ConversationSide>
  lastMessage: ColumnsOf<typeof Message> | null
  isLastReported: boolean
}

const CONVERSATION = new PlainColumns(Conversation, { table: 'conversations', prefix: 'conversation' })
const MINE = new PlainColumns(ConversationSide, { table: 'mine', prefix: 'mine' })
const THEIRS = new PlainColumns(ConversationSide, { table: 'theirs', prefix: 'theirs' })
const LAST = new PlainColumns(Message, { table: 'last', prefix: 'last' })

export function historyStart({ settings }: Site): string {
  return DateTime.utc().minus({ days: settings.chat_history_days }).toISO()
}

/** The member's conversations in one statement, without blocked partners; `chatOf` reads its rows. */
export function chatQuery(member: Member, site: Site) {
  return cardQuery(member)
    .pojo<ChatRow>()
    .select([CONVERSATION, MINE, THEIRS, LAST].flatMap(({ selected }) => selected))
    .select(
      currentTransaction().raw(`${hiddenFrom(':me', 'last.id')} as last_reported`, { me: member.profile.id }) as never
    )
    .join('conversation_sides as mine', (on) =>
      on
        .on('mine.tenant_id', 'profiles.tenant_id')
        .andOnVal('mine.profile_id', member.profile.id)
        .andOn('mine.partner_profile_id', 'profiles.id')
    )
    .join('conversations', (on) =>
      on.on('conversations.tenant_id', 'mine.tenant_id').andOn('conversations.id', 'mine.conversation_id')
    )
    .join('conversation_sides as theirs', (on) =>
      on
        .on('theirs.tenant_id', 'mine.tenant_id')
        .andOn('theirs.conversation_id', 'mine.conversation_id')
        .andOn('theirs.profile_id', 'mine.partner_profile_id')
    )
    .leftJoin('messages as last', (on) =>
      on
        .on('last.tenant_id', 'conversations.tenant_id')
        .andOn('last.conversation_id', 'conversations.id')
        .andOn('last.seq', 'conversations.last_seq')
        .andOn('last.seq', '>', 'mine.hidden_up_to_seq')
        .andOnVal('last.sent_at', '>=', historyStart(site))
    )
    .whereRaw(canMeet(':me', 'profiles.id'), { me: member.profile.id })
    .if(!member.showFictional, (query) => query.where('profiles.kind', 'member'))
}

export interface ChatRow extends CardRow {
  last_reported: boolean
}

export function chatOf(row: ChatRow): Chat {
  return {
    conversation: CONVERSATION.in(row),
    partner: cardOf(row),
    mine: MINE.in(row),
    theirs: THEIRS.in(row),
    lastMessage: LAST.joinedIn(row),
    isLastReported: row.last_reported,
  }
}
