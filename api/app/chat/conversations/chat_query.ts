import { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery, type CardRow } from '#app/members/people/card_query'
import { isBegun } from '#app/members/people/is_begun'
import { hidingOf } from '#app/members/people/hidden_from'
import { lastHeld } from './last_held.js'
import { readReceipt } from './read_receipt.js'
import { canMeet } from '#app/members/people/can_meet'
import { type GiftFace, giftFace } from '#app/credits/gifts/gift_face'
import type { MessageKind } from './message.js'
import type { Site } from '#app/tenancy/sites/site'
import { currentTransaction } from '#app/tenancy/context/tenant_context'

interface ChatColumns {
  conversation_id: string
  last_seq: number
  last_message_at: DateTime | null
  num_unread_messages: number
  read_by_me: number
  read_by_partner: number
  is_muted: boolean
  /** Whether the partner’s photos are shown uncovered. */
  opens_photos: boolean
  draft: string | null
  last_sender: string | null
  last_kind: MessageKind | null
  last_body: string | null
  last_gift: GiftFace | null
  /** Null when there is no message to show. */
  last_sent_at: DateTime | null
  /** Whether the team hid it, or the member by a report (false). */
  last_hidden_by_team: boolean | null
  /** What became of the member's own message, where no other is to be shown. */
  held: 'held' | 'refused' | null
}

export type ChatRow = CardRow & ChatColumns

export type Chat = ChatColumns & { partner: Card }

export function historyStart({ settings }: Site): string {
  return DateTime.utc().minus({ days: settings.chat_history_days }).toISO()
}

/** The member's conversations in one statement, without blocked partners, for `tenantRows` and `chatOf`. */
export function chatQuery(member: Member, site: Site) {
  return cardQuery(member)
    .pojo<ChatRow>()
    .select(
      'conversations.id as conversation_id',
      'conversations.last_seq',
      'conversations.last_message_at',
      'mine.num_unread_messages',
      'mine.last_read_seq as read_by_me',
      'last.sender_profile_id as last_sender',
      'last.kind as last_kind',
      'last.body as last_body',
      'last.sent_at as last_sent_at'
    )
    .select(currentTransaction().raw(`${giftFace('gifts')} as last_gift`) as never)
    .select(
      currentTransaction().raw(
        `${hidingOf(':me', 'last.id')} as last_hidden_by_team, mine.muted_at is not null as is_muted, mine.photos_opened_at is not null as opens_photos, drafts.body as draft,
         case when last.id is null then ${lastHeld('conversations.id', ':me')} end as held,
         ${readReceipt(':receipts', 'profiles.read_receipts', 'theirs.last_read_seq')} as read_by_partner`,
        { me: member.profile.id, receipts: member.profile.readReceipts }
      ) as never
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
    .leftJoin('drafts', (on) =>
      on
        .on('drafts.tenant_id', 'mine.tenant_id')
        .andOn('drafts.profile_id', 'mine.profile_id')
        .andOn('drafts.partner_profile_id', 'mine.partner_profile_id')
    )
    .leftJoin('messages as last', (on) =>
      on
        .on('last.tenant_id', 'conversations.tenant_id')
        .andOn('last.conversation_id', 'conversations.id')
        .andOn('last.seq', 'conversations.last_seq')
        .andOn('last.seq', '>', 'mine.hidden_up_to_seq')
        .andOnVal('last.sent_at', '>=', historyStart(site))
    )
    .leftJoin('gifts', (on) => on.on('gifts.tenant_id', 'last.tenant_id').andOn('gifts.id', 'last.gift_id'))
    .whereRaw(isBegun('conversations', ':me'), { me: member.profile.id })
    .whereRaw(canMeet(':me', 'profiles.id'), { me: member.profile.id })
    .if(!member.showFictional, (query) => query.where('profiles.kind', 'member'))
}

export function chatOf(row: ChatRow): Chat {
  return { ...row, partner: cardOf(row) }
}
