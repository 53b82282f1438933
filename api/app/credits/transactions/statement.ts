import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import { type GiftFace, giftFace } from '#app/credits/gifts/gift_face'
import { canMeet } from '#app/members/people/can_meet'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const PAGE_SIZE = 30

/** Why credits moved. */
export type LedgerKind =
  | 'signup_bonus'
  | 'purchase'
  | 'message'
  | 'photo'
  | 'gift'
  | 'bonus'
  | 'goodwill'
  | 'refund'
  | 'chargeback'
  | 'reversal'

export interface StatementLine {
  id: string
  kind: LedgerKind
  credits: number
  balanceAfter: number
  orderId: string | null
  /** Why goodwill was given, in the words of staff. */
  reason: string | null
  /** Who it was, or was to be, spent on; `isHidden` if either blocks the other, or for a fictional profile the member doesn't see. */
  counterpart: { id: string; name: string; isFictional: boolean; hasLeft: boolean; isHidden: boolean } | null
  /** What was given. */
  gift: GiftFace | null
  at: DateTime
}

export async function statement(
  { id: memberId, profile, showFictional }: Member,
  before: string | null
): Promise<{ lines: StatementLine[]; next: string | null }> {
  const rows = await tenantRows(
    `select transactions.id::text, transactions.kind, transactions.order_id::text, transactions.reason, transactions.created_at,
       profiles.id::text as profile_id, profiles.name, profiles.kind as profile_kind, profiles.left_at,
       not (${canMeet(':me', 'profiles.id')} and (profiles.kind = 'member' or :showFictional)) as is_hidden, ${giftFace('gifts')} as gift, sums.credits, sums.credits_after
     from (
       select *, coalesce(counterpart_profile_id, (select reversed.counterpart_profile_id from app.ledger_transactions reversed
           where reversed.tenant_id = (select sec.tenant_id()) and reversed.id = ledger_transactions.reverses_id)) as counterpart_id
       from app.ledger_transactions
       where tenant_id = (select sec.tenant_id()) and member_id = :memberId and (cast(:before as bigint) is null or id < :before)
       order by id desc limit ${PAGE_SIZE + 1}
     ) transactions
     cross join lateral (
       select sum(amount)::int as credits, max(credits_after) as credits_after from app.ledger_entries entries
       where entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
         and entries.account in ('member.bonus', 'member.bought')) sums
     left join app.profiles on profiles.tenant_id = transactions.tenant_id and profiles.id = transactions.counterpart_id
     left join app.messages on messages.tenant_id = transactions.tenant_id and messages.ledger_transaction_id = transactions.id
     left join app.gifts on gifts.tenant_id = messages.tenant_id and gifts.id = messages.gift_id
     order by transactions.id desc`,
    { memberId, me: profile.id, showFictional, before }
  )
  const lines = rows.slice(0, PAGE_SIZE).map(toLine)
  return { lines, next: rows.length > PAGE_SIZE ? lines.at(-1)!.id : null }
}

function toLine(row: Record<string, any>): StatementLine {
  return {
    id: row.id,
    kind: row.kind,
    credits: row.credits,
    balanceAfter: row.credits_after,
    orderId: row.order_id,
    reason: row.kind === 'goodwill' ? row.reason : null,
    gift: row.gift,
    counterpart: row.profile_id && {
      id: row.profile_id,
      name: row.name,
      isFictional: row.profile_kind === 'fictional',
      hasLeft: row.left_at !== null,
      isHidden: row.is_hidden,
    },
    at: row.created_at,
  }
}
